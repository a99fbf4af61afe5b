import Encodings
import Foundation
import Testing
import WidgetProgram
import WidgetSettings

@testable import GalleryTool

/// What a gallery program's process is started with.
final class ProgramHomeTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func make(
    _ name: String, _ inherited: [String: String] = [:], isVaried: Bool = false
  ) throws -> ProgramHome.Launch {
    let program = folder.appendingPathComponent("Cache/Widgets")
    try FileManager.default.createDirectory(
      at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("program".utf8).write(to: program)
    var home = ProgramHome(
      settings: SettingValues(), settingsFolder: folder, projectFolder: folder, inherited: inherited
    )
    home.isVaried = isVaried
    return try home.make(
      folder.appendingPathComponent(name), for: program,
      in: ProgramOptions().base)
  }

  #if os(Linux)
    @Test("Each process sees the same, and nothing of the machine")
    func looksTheSame() throws {
      let one = try make("one", ["PATH": "/my/tools", "HOME": "/my", "USER": "me"])
      let other = try make("another-of-a-longer-name", ["LANG": "de_DE.UTF-8", "TZ": "Asia/Tokyo"])
      #expect(one.environment == other.environment && one.program == other.program)
      let seen = one.environment.values.joined(separator: "\n") + one.program.path
      #expect(!seen.contains(folder.path) && !seen.contains("/my"))
      let link = try one.link("options.json", to: folder.appendingPathComponent("x.json").path)
      #expect(link == "/proc/self/cwd/options.json")
    }
  #endif

  @Test("What it sees leads to its own folder, and to the program")
  func leadsThere() throws {
    let launch = try make("one")
    let contents = try Data(
      contentsOf: launch.folder.appendingPathComponent("Bundle/Widgets"))
    #expect(contents == Data("program".utf8))
    let temporary = launch.folder.appendingPathComponent("home/tmp").path
    #expect(FileManager.default.fileExists(atPath: temporary))
    _ = try launch.link("answer", to: folder.path)
    let found = launch.folder.appendingPathComponent("answer").resolvingSymlinksInPath()
    #expect(found == folder.resolvingSymlinksInPath())
  }

  @Test("Only marked variables of the tool are passed on, and dictionaries vary only on demand")
  func passesOn() throws {
    let plain = try make("one", ["LD_PRELOAD": "/x.so"]).environment
    #expect(plain["LD_PRELOAD"] == nil && plain["SWIFT_DETERMINISTIC_HASHING"] == "1")
    let marked = try make("two", ["VITRINE_PROGRAM_LD_PRELOAD": "/x.so"], isVaried: true)
      .environment
    #expect(marked["LD_PRELOAD"] == "/x.so" && marked["SWIFT_DETERMINISTIC_HASHING"] == nil)
  }

  @Test("Files of app groups are copied, a keychain and a store are there under one name")
  func givesData() throws {
    let group = folder.appendingPathComponent("given/group")
    try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
    try Data("1".utf8).write(to: group.appendingPathComponent("a.json"))
    try Data("{}".utf8).write(to: folder.appendingPathComponent("given/store.json"))
    var settings = SettingValues()
    settings[.containers] = [
      "group.a": "given/group", "group.b": "/etc", "group.c": "..", "..": "given/group",
      "group.d": "given/store.json", "group.e": "nowhere",
    ]
    settings[.store] = "given/store.json"
    let secrets = #"[{"account":"a","value":"b"},{"value":{"$base64":"?"}}]"#
    try settings.take(
      #require(JSONValue(parsing: Array(secrets.utf8))), for: Setting.keychain.declaration)
    let program = folder.appendingPathComponent("Widgets")
    try Data().write(to: program)
    let home = ProgramHome(
      settings: settings, settingsFolder: folder, projectFolder: folder, inherited: [:])
    let launch = try home.make(
      folder.appendingPathComponent("one"), for: program, in: ProgramOptions().base)
    func text(_ name: String) throws -> String {
      try String(contentsOf: launch.folder.appendingPathComponent(name), encoding: .utf8)
    }
    let groups = launch.folder.appendingPathComponent("home/containers").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: groups) == ["group.a"])
    #expect(try text("home/containers/group.a/a.json") == "1")
    #expect(try text("store.json") == "{}")
    #expect(try text("keychain.json") == #"[{"attributes":{"account":"a"},"value":"Yg=="}]"#)
    #expect(launch.environment["VITRINE_STORE_NAME"] == "given/store.json")
    let names = ["VITRINE_STORE", "VITRINE_KEYCHAIN"].compactMap { launch.environment[$0] }
    #expect(names.map { ($0 as NSString).lastPathComponent } == ["store.json", "keychain.json"])
    #expect(home.readFiles == [folder.appendingPathComponent("given/store.json").path])
  }
}
