import Foundation
import Testing

@testable import GalleryTool

/// Nothing that was there is lost.
final class StagingTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  var output: URL { folder.appendingPathComponent("out") }

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

  private func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  @Test(
    "A folder of other things, or a file, is not replaced", arguments: ["out/thesis.txt", "out"])
  func refuses(_ name: String) throws {
    try put("precious", name)
    let staging = Staging(for: output)
    #expect(throws: Stop.self) { try staging.prepare() }
    #expect(try names().last == name)
  }

  @Test("An earlier gallery is replaced whole, and nothing else is left behind")
  func replaces() throws {
    try put("{}", "out/manifest.json")
    try put("old", "out/old.html")
    let staging = Staging(for: output)
    try staging.prepare()
    let site = staging.folder.appendingPathComponent("site")
    try FileManager.default.createDirectory(at: site, withIntermediateDirectories: true)
    try Data("new".utf8).write(to: site.appendingPathComponent("new.html"))
    try staging.publish(site)
    staging.discard()
    #expect(try names() == ["out", "out/new.html"])
  }

  @Test("A run that fails before the end leaves the last output alone")
  func keeps() throws {
    try put("{}", "out/manifest.json")
    let staging = Staging(for: output)
    try staging.prepare()
    #expect(throws: (any Error).self) {
      try staging.publish(staging.folder.appendingPathComponent("never made"))
    }
    staging.discard()
    #expect(try names() == ["out", "out/manifest.json"])
  }
}
