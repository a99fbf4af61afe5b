package import CatalogueManifest
package import DiagnosticRecords
import FilePaths
package import Foundation

/// What the render processes of a widget tell the tool: a line of JSON for each thing done, in
/// `journal/<name>.jsonl`. One that takes over from another that has ended writes on where that
/// stopped.
package final class RunJournal {
  /// One line.
  package enum Line: Codable, Sendable {
    case render(Render)
    case diagnostic(Diagnostic)
    /// What is drawn next.
    case began(DrawingStep)
    case timeline(Timeline)
    /// The widget is done.
    case finished

    /// The picture that was drawn, if one was.
    package var render: Render? { if case .render(let render) = self { render } else { nil } }
  }

  private let output: URL
  private let handle: FileHandle?
  private let encoder = JSONEncoder()
  private var folders: Set<String> = []
  /// The steps that processes before this one have begun.
  let begun: [DrawingStep]

  init(output: URL, name: String) {
    self.output = output
    encoder.outputFormatting = [.sortedKeys]
    let file = output.appendingPathComponent(Self.file(name))
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let earlier = try? Data(contentsOf: file)
    begun = Self.read(output: output, name: name).compactMap {
      if case .began(let step) = $0 { step } else { nil }
    }
    if earlier == nil { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    handle = try? FileHandle(forWritingTo: file)
    _ = try? handle?.seekToEnd()
    // A crash may have cut off the last line.
    if let last = earlier?.last, last != 10 { try? handle?.write(contentsOf: Data([10])) }
  }

  func note(_ render: Render) throws { try append(.render(render)) }
  func note(_ diagnostic: Diagnostic) throws { try append(.diagnostic(diagnostic)) }
  func note(_ timeline: Timeline) throws { try append(.timeline(timeline)) }
  func begin(_ step: DrawingStep) throws { try append(.began(step)) }
  func finish() throws { try append(.finished) }

  func write(_ bytes: [UInt8], to file: String) throws {
    let url = output.appendingPathComponent(file)
    let folder = url.deletingLastPathComponent()
    if folders.insert(folder.path).inserted {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try PlainFile.write(Data(bytes), to: url)
  }

  private func append(_ line: Line) throws {
    try handle?.write(contentsOf: encoder.encode(line) + Data([10]))
  }

  /// Where the journal of a name lies, from the folder that is drawn into.
  package static func file(_ name: String) -> String { "journal/\(name).jsonl" }

  /// The lines of a journal; a line cut off by a crash is passed over. Widget code runs where it is
  /// written, so names that lead elsewhere are not believed.
  package static func read(output: URL, name: String) -> [Line] {
    let file = output.appendingPathComponent(Self.file(name))
    guard let data = try? Data(contentsOf: file) else { return [] }
    let lines = data.split(separator: 10)
    // A thousand pictures take a tenth of a second, for which the last widget has everybody wait.
    let parts = stride(from: 0, to: lines.count, by: 256).map { lines[$0...].prefix(256) }
    let found = try? sideBySide(parts) { lines in
      let decoder = JSONDecoder()
      return lines.compactMap { try? decoder.decode(Line.self, from: $0) }.map(safe)
    }
    return found.map { Array($0.joined()) } ?? []
  }

  private static func safe(_ line: Line) -> Line {
    guard case .render(let render) = line,
      !([render.id] + render.files).allSatisfy(CataloguePath.isInside)
    else { return line }
    return .diagnostic(
      Diagnostic(
        .unsafePath, "A picture's name leads out of the gallery: “\(render.id)”.",
        hint: "Does the widget write into the gallery's folder?"))
  }
}

extension Rule {
  static let unsafePath = Rule(
    "unsafe-path", fault: .widget, .error, "A picture's name leads out of the gallery",
    why: "It is left out, so that no file elsewhere is touched.",
    remedy: "See whether the widget writes into the gallery's folder.")
}
