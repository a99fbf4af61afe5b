import CatalogueManifest

/// `index.txt`: what the gallery holds, a line a picture, for scripts and readers of plain text.
enum PlainListing {
  /// Widgets with their pictures below them; the columns are separated by tabs.
  static func text(_ manifest: Manifest, _ files: WidgetFiles) -> String {
    let title = manifest.title.isEmpty ? "Widgets" : manifest.title
    var lines = ["# " + line(title), "# id, picture, width, height, what it says", ""]
    let renders = Dictionary(grouping: manifest.renders, by: \.widget)
    for widget in manifest.widgets {
      let name = widget.name.isEmpty ? widget.id : widget.name
      lines.append("## \(line(name)) (w/\(HTMLText.address(files[widget.id])).html)")
      if !widget.description.isEmpty { lines.append("# " + line(widget.description)) }
      for render in renders[widget.id] ?? [] {
        let size = [render.width, render.height].map(number)
        let says = render.text.map(line).joined(separator: " | ")
        lines.append(
          ([line(render.id), line(render.file)] + size + [says]).joined(separator: "\t"))
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  /// A length without a needless `.0`.
  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// A text without what would end a line or a column.
  private static func line(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
    return String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}
