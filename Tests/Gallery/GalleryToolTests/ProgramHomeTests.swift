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
      settings: SettingValues(), settingsFolder: folder, inherited: inherited)
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
}
