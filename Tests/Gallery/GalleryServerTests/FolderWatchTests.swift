import Foundation
import GalleryServer
import Testing

/// Real files. Nothing here waits for a time: two looks in a row settle a change.
final class FolderWatchTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    .resolvingSymlinksInPath()

  init() throws {
    try put("let a = 1", "App/A.swift")
    try put("let b = 1", "App/Sub/B.swift")
    try put("{}", "App/Assets.xcassets/Contents.json")
    try put("//", "App.xcodeproj/project.pbxproj")
    try put("x", "Other/O.swift")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func put(_ text: String, _ name: String) throws {
    let file = url(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// What a watch tells after so many looks as a change needs.
  private func told(_ watch: inout FolderWatch) -> [String] {
    let changes = (0..<3).flatMap { _ in watch.look() }
    return changes.map { "\($0.kind) \($0.path.dropFirst(folder.path.count + 1))" }
  }

  @Test("Changed, added and removed files are told once")
  func tells() throws {
    var watch = FolderWatch([.init(folder)])
    #expect(told(&watch) == [])
    try put("let a = 22", "App/A.swift")
    #expect(watch.look() == [] && watch.isUnsettled)
    #expect(told(&watch) == ["changed App/A.swift"])
    try put("new", "App/New/Deep/C.swift")
    try FileManager.default.removeItem(at: url("App/Sub"))
    #expect(told(&watch) == ["added App/New/Deep/C.swift", "removed App/Sub/B.swift"])
    #expect(told(&watch) == [])
  }

  @Test("An editor's save by renaming is a change, even with the same length and date")
  func noticesRenaming() throws {
    var watch = FolderWatch([.init(folder)])
    let file = url("App/A.swift")
    let date = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
    try put("let a = 2", "App/.A.swift.new")
    try FileManager.default.setAttributes(
      [.modificationDate: date as Any], ofItemAtPath: url("App/.A.swift.new").path)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.moveItem(at: url("App/.A.swift.new"), to: file)
    #expect(told(&watch) == ["changed App/A.swift"])
  }

  @Test("A change that was taken back is none")
  func forgets() throws {
    var watch = FolderWatch([.init(folder)])
    try put("x", "App/X.swift")
    #expect(watch.look() == [])
    try FileManager.default.removeItem(at: url("App/X.swift"))
    #expect(told(&watch) == [])
  }

  @Test(
    "Projects, catalogs and settings are watched; hidden files, tools' folders and output are not")
  func passesOver() throws {
    var watch = FolderWatch([.init(folder)], excluding: [url("Excluded")])
    for name in [
      "App/.A.swift.swp", "App/A.swift~", "App/#A.swift#", "App/4913", ".git/index",
      ".build/x.swift", "node_modules/a/b.json", "DerivedData/x.swift", "Excluded/x.swift",
      "gallery/manifest.json", "gallery/renders/a.svg", "App.xcodeproj/xcuserdata/a.plist",
    ] { try put("x", name) }
    #expect(told(&watch) == [])
    try put("// 2", "App.xcodeproj/project.pbxproj")
    try put("{ }", "App/Assets.xcassets/Contents.json")
    try put("{}", "App/vitrine.json")
    #expect(
      told(&watch) == [
        "changed App.xcodeproj/project.pbxproj", "changed App/Assets.xcassets/Contents.json",
        "added App/vitrine.json",
      ])
  }

  @Test("Folders that turn up later are watched from then on, not twice")
  func adds() throws {
    var watch = FolderWatch([.init(url("App"))])
    watch.add([.init(url("Other"), isDeep: false), .init(url("App/Sub"), isDeep: false)])
    #expect(watch.count == 4 && told(&watch) == [])
    try put("y2", "Other/O.swift")
    try put("deep", "Other/Deep/D.swift")
    #expect(told(&watch) == ["changed Other/O.swift"])
  }

  @Test("Links that lead back do not go on for ever")
  func endures() throws {
    try FileManager.default.createSymbolicLink(
      at: url("App/Loop"), withDestinationURL: folder)
    var watch = FolderWatch([.init(folder)])
    #expect(watch.count == 5 && told(&watch) == [])
  }
}
