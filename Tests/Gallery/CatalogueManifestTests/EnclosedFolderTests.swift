import CatalogueManifest
import Foundation
import Testing

/// Folders that anybody may have filled.
final class EnclosedFolderTests {
  let root = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString, isDirectory: true)

  init() throws {
    let files = FileManager.default
    try files.createDirectory(
      at: root.appendingPathComponent("in/sub"), withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: root.appendingPathComponent("secret"))
    try Data("1".utf8).write(to: root.appendingPathComponent("in/sub/a"))
    for (link, target) in [
      ("within", "sub/a"), ("out", "../secret"), ("up", ".."), ("loop", "loop"), ("dead", "gone"),
    ] {
      try files.createSymbolicLink(
        atPath: root.appendingPathComponent("in/" + link).path, withDestinationPath: target)
    }
    try files.createSymbolicLink(
      atPath: root.appendingPathComponent("alias").path, withDestinationPath: "in")
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  @Test(
    "Files in the folder are read, also by links that stay in it", arguments: ["sub/a", "within"])
  func reads(_ path: String) {
    for name in ["in", "alias"] {
      #expect(EnclosedFolder(root.appendingPathComponent(name)).data(path) == Data("1".utf8))
    }
  }

  @Test(
    "Nothing else is",
    arguments: [
      "out", "up/secret", "../secret", "sub/../../secret", "/etc/hostname", "loop", "dead", "sub",
      "gone", "", "sub//a", "./sub/a", "sub/a\u{0}b",
    ])
  func refuses(_ path: String) {
    #expect(EnclosedFolder(root.appendingPathComponent("in")).file(path) == nil)
  }

  @Test("A folder is told by what one knows of it; links are not followed")
  func surveys() throws {
    let survey = try FolderSurvey(
      root.appendingPathComponent("in"), known: ["sub/a", "sub/b", "within", "up/secret"])
    #expect(survey.files == ["sub/a": 1])
    #expect(survey.obstacles == ["up", "within"])
    #expect(survey.others == ["dead", "loop", "out"])
  }

  @Test("A file is removed with the folders that are empty without it")
  func removes() throws {
    let folder = root.appendingPathComponent("in")
    try FolderSurvey.remove("sub/a", from: folder)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/sub"))
    #expect(FileManager.default.fileExists(atPath: root.path + "/secret"))
  }
}
