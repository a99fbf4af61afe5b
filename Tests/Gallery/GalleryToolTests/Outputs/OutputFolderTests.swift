import DiagnosticRecords
import Foundation
import Testing

@testable import GalleryTool

/// Which folders are taken for ours.
final class OutputFolderTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString, isDirectory: true)
  private var output: URL { folder.appendingPathComponent("out") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func put(_ text: String, _ name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func message() -> String? {
    do {
      _ = try OutputFolder(output, kind: .gallery)
      return nil
    } catch let stop as Stop {
      #expect(stop.exitCode == .usage)
      return stop.diagnostics.first?.message
    } catch {
      return "\(error)"
    }
  }

  /// A list of files in the words of JSON.
  private static func list(
    _ files: String = "{}", format: Int = 1, by: String = "vitrine 1", kind: String = "gallery"
  ) -> String {
    #"{"format":\#(format),"generator":"\#(by)","kind":"\#(kind)","files":\#(files)}"#
  }

  /// A file in the folder, what it says, what is said of it.
  static let strangers: [(String, String, String)] = [
    ("thesis.txt", "precious", "it holds other files (thesis.txt)"),
    (".git/HEAD", "ref", "it holds other files (.git)"),
    ("manifest.json", "{}", "it holds other files (manifest.json)"),
    ("verdict.json", "{}", "it holds other files (verdict.json)"),
    (OutputRecord.fileName, "", "it is no list of files"),
    (OutputRecord.fileName, "{}", "it is no list of files"),
    (OutputRecord.fileName, list(format: 99), "a newer version of vitrine wrote it"),
    (OutputRecord.fileName, list(by: "make"), "it was not written by vitrine"),
    (OutputRecord.fileName, list(kind: "report"), "it holds a report, not a gallery"),
    (OutputRecord.fileName, list(kind: "thing"), "it is no list of files"),
    (OutputRecord.fileName, list(#"{"../a":"0"}"#), "it names “../a”"),
    (OutputRecord.fileName, list(#"{"/a":"0"}"#), "it names “/a”"),
    (OutputRecord.nextFileName, "{}", "it is no list of files"),
  ]

  @Test("A folder that cannot be shown to be ours is refused", arguments: strangers)
  func refuses(_ name: String, _ text: String, _ reason: String) throws {
    try put(text, "out/" + name)
    #expect(message()?.contains(reason) == true, "\(message() ?? "nothing")")
  }

  @Test("A folder with our list is ours; so is one that is empty or not there")
  func accepts() throws {
    #expect(message() == nil)
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    #expect(message() == nil)
    try put(Self.list(#"{"a":"0"}"#), "out/" + OutputRecord.fileName)
    try put("mine", "out/notes.md")
    #expect(message() == nil)
  }

  @Test("What was written is read back, and is the same bytes every time")
  func reads() throws {
    let record = OutputRecord(kind: .report, files: ["b/“x”": "2", "a": "1"])
    #expect(try OutputRecord(record.encoded()) == record)
    #expect(try record.encoded() == OutputRecord(record.encoded()).encoded())
    #expect(try String(decoding: record.encoded(), as: UTF8.self).contains("\"a\":\"1\",\n\"b/"))
  }

  @Test("A link that leads nowhere or in a circle, and a file, are refused")
  func refusesLinks() throws {
    let files = FileManager.default
    try files.createSymbolicLink(atPath: output.path, withDestinationPath: "nowhere")
    #expect(message()?.contains("is a link to a path that is not there") == true)
    try files.removeItem(at: output)
    try files.createSymbolicLink(atPath: output.path, withDestinationPath: "out")
    #expect(message()?.contains("is a link that leads back to itself") == true)
    try files.removeItem(at: output)
    try put("x", "out")
    #expect(message()?.contains("is a file") == true)
    try files.removeItem(at: output)
    try files.createSymbolicLink(atPath: output.path, withDestinationPath: "/dev/null")
    #expect(message()?.contains("is a file") == true)
  }
}
