import DiagnosticRecords
import Encodings
import Foundation
import ProjectReader
import SourcePreparing
import Testing
import WidgetHost
import WidgetProgram
import WidgetSettings

@testable import GalleryTool

/// What a folder says about its pictures.
final class ProjectSettingsTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func put(_ text: String, _ name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// What is read of a folder with these settings.
  private func read(_ settings: String, _ words: [String] = []) throws -> ReadResult {
    try put("import WidgetKit\n@main struct W: Widget {}\n", "W.swift")
    try put(settings, "vitrine.json")
    var request = ReadRequest(modules: ModuleAvailability(offered: ["SwiftUI", "WidgetKit"]))
    request.wishes = try SettingValues(
      Arguments(words, options: CommandOption.settings, command: "test"))
    return FolderReader.read(folder, request)
  }

  private func project(_ settings: String, _ words: [String] = []) throws -> WidgetProject {
    try #require(try read(settings, words).projects.first)
  }

  static let settings =
    #"{"date":"2027-01-31T09:00:00Z","locale":"de_DE","device":"iphone-17","#
    + #""variants":{"family":["small"],"scheme":["dark"]}}"#

  /// Settings, words → date, locale, device, families, schemes.
  static let cases: [(String, [String], String)] = [
    ("{}", [], "2026-06-09T09:41:00Z en_US iphone-15 [] [light dark]"),
    (settings, [], "2027-01-31T09:00:00Z de_DE iphone-17 [systemSmall] [dark]"),
    (
      settings, ["--date=2028-02-29T00:00:00Z", "--locale=fr_FR", "--families=large,circular"],
      "2028-02-29T00:00:00Z fr_FR iphone-17 [systemLarge accessoryCircular] [dark]"
    ),
    ("{}", ["--schemes", "light"], "2026-06-09T09:41:00Z en_US iphone-15 [] [light]"),
    ("{}", ["--platform", "watchos"], "2026-06-09T09:41:00Z en_US watch-45 [] [light dark]"),
  ]

  @Test(
    "The command line rules over vitrine.json, which rules over what is usual", arguments: cases)
  func merges(_ settings: String, _ words: [String], _ expected: String) throws {
    let options = ProgramOptions(try project(settings, words))
    let lists = ["family", "scheme"].compactMap(RenderAxes.named).map { axis in
      "[\(options.axes.values(on: axis, in: options.base).joined(separator: " "))]"
    }
    let told = options.settings
    let text = [told[.date].instant, told[.locale], told[.device]] + lists
    #expect(text.joined(separator: " ") == expected)
  }

  static let mistakes: [(String, [String])] = [
    (#"{"device":"iphone-15","variants":{"family":["small"],"state":["timeline"]}}"#, []),
    (#"{"device":"nokia","renderingModes":["sepia"]}"#, ["nokia", "sepia"]),
    (#"{"variants":{"family":["gigantic","small"],"scheme":["dim"]}}"#, ["gigantic", "dim"]),
    (#"{"variants":{"colour":["red"],"typeSize":["ax9"]}}"#, ["colour", "ax9"]),
    (#"{"locationAuthorization":"maybe"}"#, ["maybe"]),
    (
      #"{"variants":{"locale":["ar","Klingon","pseudo"],"device":["nokia"]}}"#,
      ["nokia", "Klingon"]
    ),
    (
      #"{"responses":{"https://a":"../../secret.json","https://b":"b/../b.json"}}"#,
      ["../../secret"]
    ),
    (#"{"responses":{"https://a":"/etc/passwd"}}"#, ["/etc/passwd"]),
    (#"{"containers":{"g":"link"},"store":"none.json"}"#, ["link", "none.json"]),
    (#"{"responses":{"https://a":"link/passwd"}}"#, ["link/passwd"]),
    (#"{"stubs":["../Shared/A.swift"]}"#, ["../Shared"]), (#"{"stubs":{"Kit":"/"}}"#, ["/"]),
  ]

  @Test(
    "Names that nothing has and paths that lead out of the project are named", arguments: mistakes)
  func checks(_ settings: String, _ words: [String]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "/etc")
    let result = try read(settings)
    let read = result.diagnostics.filter { $0.rule == "settings-wrong-value" }
    let problems = read + SettingsCheck.problems(of: result.projects)
    #expect(problems.count == words.count)
    for (problem, word) in zip(problems, words) {
      #expect(problem.message.contains(word) && problem.file == "vitrine.json")
      #expect(ExitCode.of(problem) == .usage)
    }
  }

  @Test("What the tool wrote into a project is no resource of it")
  func passesOverOutput() throws {
    try put("{}", "gallery/manifest.json")
    try put("<svg/>", "gallery/renders/a/b.svg")
    try put("{}", "site/vitrine-files.json")
    try put("<svg/>", "site/a/b.svg")
    try put("{}", "shots/snapshots.json")
    try put("<svg/>", "shots/a/b.svg")
    try put("<svg/>", "art/logo.svg")
    var own = OwnOutput()
    let left = own.removed(from: try project("{}")).resources.looseFiles
    #expect(left.map(\.lastPathComponent) == ["logo.svg"])
  }

  @Test("User defaults are there for the program, in all types that property lists have")
  func writesDefaults() throws {
    let suites: [String: [String: JSONValue]] = [
      "group.a/b": [
        "count": .number(3), "ratio": .number(0.5), "list": .array([.bool(true), .null]),
        "when": .object(["$date": .string("1970-01-01T00:00:10Z")]),
        "data": .object(["$json": .array([.number(1)])]),
      ],
      "standard": ["name": .string("x")],
    ]
    try DefaultsFixture(suites: suites).write(
      to: folder, for: folder.appendingPathComponent("program"))
    let group = try values("group.a_b.plist")
    #expect(group["count"] as? Int == 3 && group["ratio"] as? Double == 0.5)
    #expect(group["when"] as? Date == Date(timeIntervalSince1970: 10))
    #expect(group["data"] as? Data == Data("[1]".utf8))
    #expect(try values("program.plist")["name"] as? String == "x")
  }

  private func values(_ name: String) throws -> [String: Any] {
    let data = try Data(contentsOf: folder.appendingPathComponent(name))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: Any] ?? [:]
  }

  /// Settings, words → modes, megabytes.
  static let modeCases: [(String, [String], String)] = [
    ("{}", [], "fullColor 30.0"),
    (#"{"renderingModes":["tinted","vibrant"],"memoryLimit":45}"#, [], "accented vibrant 45.0"),
    (#"{"variants":{"mode":["standBy"]}}"#, [], "standBy 30.0"),
    (
      #"{"renderingModes":["vibrant"]}"#,
      ["--rendering-modes=fullcolor,night", "--memory-limit=8"],
      "fullColor standByNight 8.0"
    ),
  ]

  @Test("Modes and memory are settings too", arguments: modeCases)
  func modes(_ settings: String, _ words: [String], _ expected: String) throws {
    let options = ProgramOptions(try project(settings, words))
    let limit = options.settings[.memoryLimit]
    let modes = options.axes.values(
      on: try #require(RenderAxes.named("mode")), in: options.base)
    #expect("\(modes.joined(separator: " ")) \(limit)" == expected)
  }

  @Test("Entitlements that protect data make the private state a placeholder")
  func protection() throws {
    #expect(!ProgramOptions(try project("{}")).isProtectedWhenLocked)
    try put(
      "<plist version=\"1.0\"><dict><key>com.apple.developer.default-data-protection</key>"
        + "<string>NSFileProtectionComplete</string></dict></plist>", "W.entitlements")
    #expect(ProgramOptions(try project("{}")).isProtectedWhenLocked)
  }
}
