import CatalogueManifest
import DaySimulation
package import DiagnosticRecords
import FilePaths
import Foundation

/// The pictures of a catalogue on their way into a site.
struct PictureFiles: Sendable {
  private let source: EnclosedFolder
  private(set) var diagnostics: [Diagnostic] = []

  init(source: URL) { self.source = EnclosedFolder(source) }

  /// The manifest without renders whose files are missing or lie outside the catalogue.
  mutating func sound(_ manifest: Manifest) -> Manifest {
    var result = manifest
    var known: [String: Bool] = [:]
    result.renders = []
    for var render in manifest.renders {
      let exists = known[render.file] ?? (source.file(render.file) != nil)
      known[render.file] = exists
      guard exists else {
        tellMissing(render.file, of: render.id)
        continue
      }
      if let tree = render.tree, source.file(tree) == nil { render.tree = nil }
      result.renders.append(render)
    }
    result.days = manifest.days.flatMap { days in
      days.logs.isEmpty ? nil : sound(days, renders: Set(result.renders.map(\.id)))
    }
    result.diagnostics += diagnostics
    return result
  }

  /// Days without pictures that are not in the catalogue, and without names of renders that are not
  /// in the manifest.
  private mutating func sound(_ days: SimulatedDays, renders: Set<String>) -> SimulatedDays {
    var result = days
    var known: [String: Bool] = [:]
    for log in days.logs.indices {
      for index in days.logs[log].widgets.indices {
        let widget = days.logs[log].widgets[index]
        var positions: [Int: Int] = [:]
        var kept: [WidgetDay.Picture] = []
        for (position, var picture) in widget.pictures.enumerated() {
          let exists = known[picture.file] ?? (source.file(picture.file) != nil)
          if !exists, known[picture.file] == nil { tellMissing(picture.file, of: widget.widget) }
          known[picture.file] = exists
          guard exists else { continue }
          if let render = picture.render, !renders.contains(render) { picture.render = nil }
          positions[position] = kept.count
          kept.append(picture)
        }
        result.logs[log].widgets[index].pictures = kept
        for shown in widget.shown.indices {
          for path in [\WidgetDay.Shown.picture, \.otherPicture] {
            let picture = widget.shown[shown][keyPath: path].flatMap { positions[$0] }
            result.logs[log].widgets[index].shown[shown][keyPath: path] = picture
          }
        }
      }
    }
    return result
  }

  private mutating func tellMissing(_ file: String, of id: String) {
    diagnostics.append(
      Diagnostic(
        .missingPicture, "The picture “\(file)” is not in the catalogue.", hint: "Render again.",
        render: id))
  }

  /// A widget's pictures as a script, for showing them inline where pages may not fetch.
  func script(of widget: Widget, renders: [Render]) -> String {
    script(of: widget.id, in: "vitrineData", files: renders.map(\.file))
  }

  /// Texts of files that belong to a widget as a script, which keeps them under a name.
  func script(of widget: String, in store: String, files: [String]) -> String {
    "(window.\(store) = window.\(store) || {})[" + ScriptText.literal(widget) + "] = "
      + object(files, ScriptText.literal) + ";\n"
  }

  /// Whether a file is there that lies in the folder.
  func has(_ path: String) -> Bool { source.file(path) != nil }

  /// The text of a file, if it is there.
  func text(_ path: String) -> String? {
    source.data(path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A widget's node trees as a script; nothing if there are none.
  func treeScript(of widget: Widget, renders: [Render]) -> String? {
    let json = treeJSON(of: renders)
    if json == "{\n\n}" { return nil }
    return "(window.vitrineTrees = window.vitrineTrees || {})[" + ScriptText.literal(widget.id)
      + "] = " + json + ";\n"
  }

  /// A widget's pictures by file, as an object of texts.
  func json(of renders: [Render]) -> String {
    object(renders.map(\.file), ScriptText.literal)
  }

  /// A widget's node trees by file, as an object of lists.
  func treeJSON(of renders: [Render]) -> String {
    object(renders.compactMap(\.tree), ScriptText.safe)
  }

  /// An object of the files' contents by path, each file once.
  func object(_ paths: [String], _ written: (String) -> String) -> String {
    var known: Set<String> = []
    let lines = paths.compactMap { path -> String? in
      guard known.insert(path).inserted, let data = source.data(path) else { return nil }
      return ScriptText.literal(path) + ": " + written(String(decoding: data, as: UTF8.self))
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}"
  }

  /// Brings every picture and node tree that is named, once.
  ///
  /// - Parameter areTaken: whether nobody needs them where they are.
  func bring(_ manifest: Manifest, to output: SiteOutput, areTaken: Bool) throws {
    guard output.folder.standardizedFileURL != source.url.standardizedFileURL else { return }
    var known: Set<String> = []
    let paths = manifest.files.filter { known.insert($0).inserted }
    _ = try sideBySide(paths) { path in
      guard let file = source.file(path) else { return }
      if areTaken {
        try output.take(file, as: path)
      } else {
        try output.write(try Data(contentsOf: file), path)
      }
    }
  }
}

extension Rule {
  package static let missingPicture = Rule(
    "missing-picture", fault: .widget, .error,
    "A picture is named in the manifest and not in the catalogue",
    why: "It cannot be shown in the gallery.",
    remedy: "Copy the catalogue whole, or render again.")
}
