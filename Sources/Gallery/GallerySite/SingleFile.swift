import CatalogueManifest
import Encodings
import Foundation

/// The gallery's page with everything it needs inside: style, script, manifest, pictures, trees.
///
/// Its content policy names the one script and the one style sheet by their fingerprints, so that
/// nothing else in the page can act; what is data stands in blocks that are never run. Each
/// widget's pictures, which hardly differ from one to the next, are packed as one text and unpacked
/// when first shown.
struct SingleFile {
  let manifest: Manifest
  let files: WidgetFiles
  let titles: WidgetTitles
  let assets: SiteAssets
  let templates: SiteTemplates
  let pictures: PictureFiles
  let fonts: GalleryFonts?

  /// The single page made of the ordinary one, whose links to files are replaced by the files.
  func page(_ index: String) throws -> String {
    let style = templates.style + templates.laterStyle
    let script = templates.script + templates.laterScript
    let rendersOfWidget = Dictionary(grouping: manifest.renders, by: \.widget)
    let days = DayData(manifest)
    var blocks: [String] = [
      try block("vitrine-manifest", ScriptText.safe(manifest.encodedWithoutTables())),
      block("vitrine-tables", manifest.tables),
      block("vitrine-widgets", WidgetRows(manifest: manifest, files: files, titles: titles).json),
    ]
    blocks += try (fonts?.blocks() ?? []).map(block)
    if let days { blocks.append(block("vitrine-days", days.json)) }
    for (number, widget) in manifest.widgets.enumerated() {
      let renders = rendersOfWidget[widget.id] ?? []
      blocks.append(packed("vitrine-data-\(number)", pictures.json(of: renders)))
      blocks.append(packed("vitrine-trees-\(number)", pictures.treeJSON(of: renders)))
      if let own = days?.json(of: widget, renders: renders, pictures: pictures) {
        blocks.append(packed("vitrine-days-\(number)", own))
      }
    }
    return
      index
      .replacing(
        "<link rel=\"stylesheet\" href=\"\(assets.style)\">",
        with: "<style>\(style)</style>"
      )
      .replacing(
        "<script src=\"\(assets.script)\" data-later=\"\(assets.laterScript)\""
          + " data-later-css=\"\(assets.laterStyle)\"></script>",
        with: "<script>\(script)</script>"
      )
      .replacing(
        "<script src=\"manifest.js\" defer></script>", with: blocks.joined(separator: "\n")
      )
      .replacing("script-src 'self'", with: "script-src '\(policy(script))'")
      .replacing("style-src 'self'", with: "style-src '\(policy(style))'")
  }

  private func block(_ id: String, _ json: String) -> String {
    block(id, "application/json", json)
  }

  private func block(_ id: String, _ type: String, _ text: String) -> String {
    "<script type=\"\(type)\" id=\"\(id)\">\(text)</script>"
  }

  /// A block of JSON packed by `Gzip`, in base 64.
  private func packed(_ id: String, _ json: String) -> String {
    let text = Data(Gzip.packed(Array(json.utf8))).base64EncodedString()
    return block(id, "text/plain", text)
  }

  /// `sha256-…`, by which a content policy knows a text.
  private func policy(_ text: String) -> String {
    let digits = Array(SHA256.full(Array(text.utf8)))
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    return "sha256-" + Data(bytes).base64EncodedString()
  }
}
