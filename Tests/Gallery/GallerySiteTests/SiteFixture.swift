import CatalogueManifest
import DiagnosticRecords
import Foundation
import GallerySite

/// A small catalogue on disk and the site made of it.
struct SiteFixture {
  /// The project's own templates.
  static let templates = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("site")

  let folder: URL
  var site: URL { folder.appendingPathComponent("site") }
  var catalogue: URL { folder.appendingPathComponent("catalogue") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: catalogue.appendingPathComponent("renders"), withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Writes a picture and returns a render that shows it.
  func render(_ id: String, widget: String, file: String, svg: String? = "<svg/>") throws -> Render
  {
    if let svg {
      try Data(svg.utf8).write(to: catalogue.appendingPathComponent(file))
    }
    return Render(
      id: id, widget: widget, family: "systemSmall",
      variant: ["scheme": "light", "state": "snapshot"], date: Date(timeIntervalSince1970: 0),
      file: file, width: 158, height: 158)
  }

  /// Builds the site and returns what the builder complained of.
  func build(_ manifest: Manifest, takesPictures: Bool = false) throws -> [Diagnostic] {
    try SiteBuilder(
      manifest: manifest, catalogueFolder: catalogue, takesPictures: takesPictures,
      siteFolder: Self.templates
    ).build(into: site)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: site.appendingPathComponent(path), encoding: .utf8)
  }

  /// Every file of the site with its bytes.
  func files() throws -> [String: Data] {
    var result: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: site.path) {
      let file = site.appendingPathComponent(path)
      if let data = try? Data(contentsOf: file) { result[path] = data }
    }
    return result
  }
}

extension Rule {
  static let refused = Rule(
    "does-not-compile", fault: .widget, .error, "R", why: "R.", remedy: "R.")
}
