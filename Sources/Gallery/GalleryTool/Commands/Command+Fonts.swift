import CatalogueManifest
import DiagnosticRecords
import Foundation
import ProjectReader
import Typesetting

extension Command {
  /// `vitrine fonts`: font files in, tables for the layout out.
  static let fonts = Command(
    name: "fonts", usage: "FILE… [-o DIR] [--all-characters]",
    summary: "Measure OpenType fonts into tables for themes/fonts",
    details: """
      Writes a table of advance widths, kerning and vertical metrics for each font. No outlines are
      read or copied. See themes/fonts/README.md.
      """,
    options: [output, everything], run: perform)

  private static let output = CommandOption(
    "--output", "-o", value: "DIR", does: "where the tables go (default: here)")
  private static let everything = CommandOption(
    "--all-characters", does: "keep all characters, not just Latin, Greek, Cyrillic and signs")

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    guard !arguments.inputs.isEmpty else {
      throw UsageError("fonts needs a font file.", hint: "For example: vitrine fonts Inter.ttf")
    }
    let folder = environment.url(arguments.text(output) ?? ".")
    var diagnostics: [Diagnostic] = []
    for input in arguments.inputs {
      do {
        let fonts = try OpenTypeFont.fonts(in: Data(contentsOf: environment.url(input)))
        for font in fonts {
          let table = FontTableWriter.table(
            of: font, characters: arguments.has(everything) ? nil : FontTableWriter.characters)
          let file = folder.appendingPathComponent(FontTableWriter.fileName(of: table))
          if let problem = foreign(file) {
            diagnostics.append(problem)
            continue
          }
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          try WholeFile.write(FontTableWriter.json(of: table), to: file)
          Console.line("\(table.name): \(file.path)")
        }
      } catch let error as OpenTypeError {
        diagnostics.append(
          Diagnostic(.inputNotFound, "No font can be read: \(error)", file: input))
      } catch {
        if let failure = FileWriteFailure(error) { throw Stop(diagnostics + [failure.diagnostic]) }
        diagnostics.append(
          Diagnostic(.inputNotFound, error.localizedDescription, file: input))
      }
    }
    Report.diagnostics(diagnostics)
    return ExitCode.of(diagnostics)
  }

  /// What to say of a file that has a table's name and is none; nil if a table can go there.
  private static func foreign(_ file: URL) -> Diagnostic? {
    let manager = FileManager.default
    guard let type = try? manager.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
    else { return nil }
    if type == .typeRegular, let data = try? Data(contentsOf: file),
      (try? JSONDecoder().decode(FaceTableFile.self, from: data)) != nil
    {
      return nil
    }
    return Diagnostic(
      .outputNotOurs, "\(file.path) is no table of a font; it is not replaced.",
      hint: "Move it away, or give another folder with -o.")
  }
}
