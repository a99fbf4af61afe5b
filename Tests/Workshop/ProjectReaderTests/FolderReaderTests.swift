import DiagnosticRecords
import Foundation
import ProjectReader
import SourcePreparing
import TestSupport
import Testing
import WidgetSettings

@Suite struct FolderReaderTests {
  private static let modules = ModuleAvailability(offered: ["SwiftUI", "WidgetKit"])
  private static let bundle = "import WidgetKit\n@main struct B: WidgetBundle {}"
  private static let widget = "import SwiftUI\nstruct W: Widget {}"
  private static let app = "@main struct A: App {}"

  /// One input folder and what must come of it: a program per line, then the rules broken.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var files: [String: String]
    var expected: [String]
  }

  private static let cases = [
    Case(testDescription: "an empty folder", files: ["a.txt": ""], expected: ["no-swift-files"]),
    Case(
      testDescription: "no widget", files: ["A.swift": "struct A {}"],
      expected: ["no-widgets-found"]),
    Case(
      testDescription: "a widget of another platform",
      files: ["A.swift": "#if os(watchOS)\n\(widget)\n#endif"], expected: ["no-widgets-found"]),
    Case(
      testDescription: "one extension, with tests and a manifest beside it",
      files: [
        "B.swift": bundle, "Sub/W.swift": widget, "Package.swift": "x", "XTests/T.swift": bundle,
        ".build/C.swift": bundle, "Package@swift-5.9.swift": "x",
      ],
      expected: [": B.swift Sub/W.swift"]),
    Case(
      testDescription: "an app beside the extension",
      files: ["App/A.swift": app, "App/V.swift": "struct V {}", "Ext/B.swift": bundle],
      expected: ["Ext: Ext/B.swift", "application-left-out"]),
    Case(
      testDescription: "the app around the extension",
      files: ["A.swift": app, "V.swift": "struct V {}", "Ext/B.swift": bundle],
      expected: ["Ext: Ext/B.swift", "application-left-out"]),
    Case(
      testDescription: "two extensions with shared files",
      files: [
        "One/B.swift": bundle + "\nlet m = Model()", "Two/B.swift": bundle,
        "Shared/M.swift": "struct Model { let h = helper() }", "Shared/H.swift": "func helper() {}",
        "Shared/E.swift": "extension Date { var unused: Int { 0 } }", "App/A.swift": app,
      ],
      expected: [
        "One: One/B.swift Shared/H.swift Shared/M.swift", "Two: Two/B.swift", "shared-files-added",
        "application-left-out",
      ]),
    Case(
      testDescription: "an extension that uses a member of the system by the name of an app's",
      files: [
        "Ext/B.swift": bundle + "\nlet style = Style.fill.mark(3).on(1) { _ in }",
        "App/F.swift": "extension Shape { func fill(_ a: Int, border: Int, width: Int = 1) {} }",
        "App/M.swift": "extension Shape { func mark(_ a: Int, size: Map<Int, Int> = 1) {} }",
        "App/O.swift": "extension Shape { func on(_ a: Int, done: @escaping (Int) -> Void) {} }",
        "App/A.swift": app,
      ],
      expected: [
        "Ext: App/M.swift App/O.swift Ext/B.swift", "shared-files-added", "application-left-out",
      ]),
    Case(
      testDescription: "an extension that uses types of the system by the names of an app's",
      files: [
        "Ext/B.swift": bundle + """

          struct V: View {
            let tag: Tag? = nil
            let id = date.day
            let note = Note(title: "a") {}
            var body: some View {
              Group { Label("a", systemImage: "b") }
              if part == Part(id: 1) { Row(label: "a") { Text("b") } }
            }
          }
          """,
        "App/Int.swift": "extension Int: Identifiable { var id: Int { self } }",
        "App/Day.swift": "extension Date: Dated { var day: Int { 1 } }",
        "App/Group.swift": "struct Group: Codable { let id: Int; func all() -> [Int] { [] } }",
        "App/Label.swift": "struct Label { let text: String }",
        "App/Note.swift": "struct Note { let title: String; func a() -> Int { 1 } }",
        "App/Part.swift": "struct Part { let id: Int }",
        "App/Row.swift": "struct Row { let label: String; let make: () -> Int }",
        "App/Tag.swift": "struct Tag {}", "App/A.swift": app,
      ],
      expected: [
        "Ext: App/Day.swift App/Part.swift App/Row.swift App/Tag.swift Ext/B.swift",
        "shared-files-added", "application-left-out",
      ]),
    Case(
      testDescription: "a target of Expo among native modules",
      files: [
        "targets/clock/expo-target.config.js": "module.exports = { type: 'widget' }",
        "targets/clock/B.swift": bundle, "modules/sound/ios/S.swift": "struct S {}",
        "node_modules/m/ios/B.swift": bundle,
        "targets/clip/expo-target.config.js": "module.exports = { type: 'clip' }",
        "targets/clip/A.swift": "@main class A: ExpoAppDelegate {}",
        "plugins/files/A.swift": "@UIApplicationMain class A: ExpoAppDelegate {}",
      ],
      expected: [
        "targets/clock: targets/clock/B.swift", "application-left-out", "application-left-out",
      ]),
    Case(
      testDescription: "an application that declares a widget itself",
      files: [
        "App/A.swift": app, "App/W.swift": widget + "\nlet all = [Model()]",
        "App/M.swift": "struct Model { let part = Part() }", "App/P.swift": "struct Part {}",
        "App/Screen.swift": "struct Screen { let model = Model() }",
      ],
      expected: [": App/M.swift App/P.swift App/W.swift", "application-left-out"]),
    Case(
      testDescription: "two entries in one folder",
      files: ["B.swift": bundle, "C.swift": bundle],
      expected: [": B.swift C.swift", "several-entry-points"]),
    Case(
      testDescription: "two entries in one folder beside another",
      files: ["A/B.swift": bundle, "A/C.swift": bundle, "D/E.swift": bundle],
      expected: ["A: A/B.swift A/C.swift", "D: D/E.swift", "several-entry-points"]),
    Case(
      testDescription: "a package's targets without an entry",
      files: [
        "Package.swift": "", "Sources/K/W.swift": widget, "Sources/L/X.swift": "struct X {}",
      ],
      expected: ["Sources/K: Sources/K/W.swift"]),
    Case(
      testDescription: "files left out and listed by the settings",
      files: [
        "vitrine.json": "{\"sources\": [\"A\", \"C/**/*.swift\"], \"exclude\": [\"A/Old*\"]}",
        "A/B.swift": bundle, "A/Old.swift": "x", "C/d/W.swift": widget, "E/F.swift": "x",
      ],
      expected: [": A/B.swift C/d/W.swift"]),
  ]

  @Test(arguments: cases)
  func choosesPrograms(item: Case) throws {
    let folder = try TemporaryFolder(item.files)
    let result = FolderReader.read(folder.url, ReadRequest(modules: Self.modules))
    let programs = result.projects.map { project in
      let path = project.folder.path.dropFirst(folder.url.path.count + 1)
      return "\(path): " + project.files.map(\.path).joined(separator: " ")
    }
    #expect(programs + result.diagnostics.map(\.rule) == item.expected)
  }

  @Test func saysThatAFolderIsNotThere() {
    let result = FolderReader.read(
      URL(fileURLWithPath: "/nowhere/x"), ReadRequest(modules: Self.modules))
    #expect(result.diagnostics.map(\.rule) == ["input-not-found"])
  }

  @Test func settingsInTheExtensionsFolderWinForIt() throws {
    let folder = try TemporaryFolder([
      "A.swift": Self.app, "vitrine.json": "{\"locale\": \"fr\"}", "Ext/B.swift": Self.bundle,
      "Ext/Old/C.swift": "x", "Ext/Stub/S.swift": "#if os(watchOS)\nimport Nothing\n#endif",
      "Ext/vitrine.json": "{\"exclude\": [\"Old\"], \"platform\": \"watchOS\"}",
    ])
    let result = FolderReader.read(folder.url, ReadRequest(modules: Self.modules))
    let project = try #require(result.projects.first)
    #expect(project.files.map(\.path) == ["Ext/B.swift", "Ext/Stub/S.swift"])
    #expect(project.platform == .watchOS)
    #expect(!project.settings.values.has(.locale))
    #expect(result.diagnostics.map(\.rule) == ["application-left-out", "module-not-available"])
  }

  @Test func doesNotFollowLinksInCircles() throws {
    let folder = try TemporaryFolder(["a/B.swift": Self.bundle])
    for name in ["x", "y"] {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appendingPathComponent("a/" + name), withDestinationURL: folder.url)
    }
    let result = FolderReader.read(folder.url, ReadRequest(modules: Self.modules))
    #expect(result.projects.map { $0.files.map(\.path) } == [["a/B.swift"]])
  }

  @Test func findsResourcesOfTheExtensionButNotOfTheApp() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": Self.app, "App/Assets.xcassets/Contents.json": "{}", "App/a.json": "",
      "Ext/B.swift": Self.bundle, "Ext/Info.plist": "", "Ext/R/data.json": "", "Ext/README.md": "",
      "Ext/R/Assets.xcassets/Contents.json": "{}", "Ext/en.lproj/L.strings": "", "Ext/f.ttf": "",
      "Ext/L.xcstrings": "", "Ext/I.intentdefinition": "", "ExtExtension.entitlements": "",
      "Ext/All.strings": "",
      "Shared/S.xcassets/Contents.json": "{}", "Shared/other.json": "",
    ])
    let project = try #require(
      FolderReader.read(folder.url, ReadRequest(modules: Self.modules)).projects.first)
    let resources = project.resources
    let lists = [
      resources.assetCatalogs, resources.stringCatalogs, resources.localizedFolders,
      resources.intentDefinitions, resources.entitlements, resources.fonts, resources.looseFiles,
      resources.infoPlist.map { [$0] } ?? [],
    ]
    let names = lists.map { $0.map(\.lastPathComponent).joined(separator: " ") }
    #expect(
      names == [
        "Assets.xcassets S.xcassets", "L.xcstrings", "en.lproj", "I.intentdefinition",
        "ExtExtension.entitlements", "f.ttf", "All.strings data.json", "Info.plist",
      ])
    #expect(
      resources.strings.map(\.lastPathComponent) == ["L.xcstrings", "en.lproj", "All.strings"])
  }
}
