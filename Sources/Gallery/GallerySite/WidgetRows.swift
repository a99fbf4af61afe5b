import CatalogueManifest

/// What pages say of widgets beside the manifest, for the script:
/// `id: [name, context, bytes, file]`. The bytes are those of all its pictures, for the sake of the
/// order; the file is left out where it is the id.
struct WidgetRows {
  let manifest: Manifest
  let files: WidgetFiles
  let titles: WidgetTitles

  /// The rows by id as an object for scripts.
  var json: String {
    var bytes: [String: Int] = [:]
    for render in manifest.renders { bytes[render.widget, default: 0] += render.bytes }
    let rows = manifest.widgets.map { widget in
      let (title, file) = (titles[widget.id], files[widget.id])
      var row = [title.name, title.context].map(ScriptText.literal)
      row.append(String(bytes[widget.id] ?? 0))
      if file != widget.id { row.append(ScriptText.literal(file)) }
      return ScriptText.literal(widget.id) + ":[" + row.joined(separator: ",") + "]"
    }
    return "{" + rows.joined(separator: ",") + "}"
  }
}
