import CatalogueManifest
import DiagnosticRecords
import Foundation
import ProjectReader
import ResourceCatalogs
import SourcePreparing
import TestSupport
import Testing
import WidgetSettings

@testable import GalleryTool
@testable import WidgetProgram

@Suite struct FeedingSettingTests {
  private static func widget(
    _ configuration: Widget.Configuration, parameters: Int = 0
  ) -> ProgramDescription.Entry {
    let parameter = Widget.Parameter(name: "City", value: "")
    return ProgramDescription.Entry(
      kind: "w", type: "W", name: "W", description: "", configuration: configuration,
      families: ["systemSmall"],
      instances: [
        Widget.Instance(
          id: "default", title: "", parameters: Array(repeating: parameter, count: parameters))
      ])
  }

  private static func project(_ files: [String: String]) throws -> WidgetProject {
    let folder = try TemporaryFolder(files)
    let modules = ModuleAvailability(offered: ["SwiftUI", "WidgetKit"])
    let read = FolderReader.read(folder.url, ReadRequest(modules: modules))
    return try #require(read.projects.first)
  }

  private static var index: SourceIndex {
    get throws {
      SourceIndex(
        try project([
          "W.swift": """
          import WidgetKit
          @main struct W: WidgetBundle {
            let session = URLSession.shared
            let name = "Logo"
          }
          """
        ]))
    }
  }

  @Test func `A widget is not told what only another widget of its bundle asks for`() throws {
    var run = try FakeProgram([]).run()
    run.read(
      try Self.project([
        "Rings.swift": "import WidgetKit\nstruct W: Widget {}\n@main struct B: WidgetBundle {}",
        "Sky.swift": "import WidgetKit\nstruct Sky: Widget { let manager = CLLocationManager() }",
      ]))
    var sky = Self.widget(.static)
    sky.type = "Sky"
    #expect(run.feeding(Self.widget(.static)) == [])
    #expect(run.feeding(sky).map(\.key) == ["location"])
  }

  /// Kind of widget, names in its code → settings.
  static let cases: [(Widget.Configuration, Int, Set<String>, [String])] = [
    (.static, 0, [], []), (.static, 0, ["AppStorage"], ["defaults"]),
    (.activity, 0, ["UserDefaults"], ["activities", "defaults"]),
    (.appIntent, 1, ["URLSession"], ["instances", "responses"]), (.appIntent, 0, [], []),
    (.intent, 1, ["CLLocationManager"], ["instances", "location"]),
    (
      .static, 0, ["containerURL", "SecItemCopyMatching", "ModelContainer"],
      ["containers", "keychain", "store"]
    ),
  ]

  @Test(arguments: cases)
  func `What a widget asks for tells which settings feed it`(
    _ configuration: Widget.Configuration, _ parameters: Int, _ names: Set<String>,
    _ keys: [String]
  ) {
    let widget = Self.widget(configuration, parameters: parameters)
    let found = FeedingSetting.all(of: widget) { $0.intersection(names) }
    #expect(found.map(\.key) == keys)
    #expect(keys.allSatisfy { SettingDeclaration.inFile($0) != nil })
  }

  @Test func `A provider that waits for a network is no error, one that just waits is`() throws {
    let late = Diagnostic(.providerTimeout, "No answer.", hint: "Answer.")
    let fake = try FakeProgram([])
    var run = fake.run()
    #expect(run.fed(late, Self.widget(.static), false) == late)
    #expect(run.fed(late, Self.widget(.static), true).severity == .warning)
    run.index = try Self.index
    let fed = run.fed(late, Self.widget(.static), false)
    #expect(fed.severity == .warning && fed.hint?.hasPrefix("Answer. What it asks for") == true)
    let crash = Diagnostic(.widgetCrashed, "It crashed.")
    #expect(run.fed(crash, Self.widget(.static), false).severity == .error)
    run.index = SourceIndex()
    run.missing = [MissingItem(program: "Fake", kind: .module, name: "Feed")]
    #expect(run.fed(late, Self.widget(.static), false).severity == .warning)
  }

  @Test(arguments: [("no-network", true), ("no-location", false)])
  func `A program says that no network answers`(_ rule: String, _ isSaid: Bool) throws {
    let text = #"{"rule": "\#(rule)", "severity": "warning", "message": "No answer."}"#
    let diagnostic = try JSONDecoder().decode(Diagnostic.self, from: Data(text.utf8))
    #expect(GalleryRun.saysThatNoNetworkAnswers(.diagnostic(diagnostic)) == isSaid)
  }

  /// Name of an unknown image → whether that is an error.
  @Test(arguments: [("Logo", true), ("logo-12", false), ("", false)])
  func `An image that is not there is an error where code spells its name`(
    _ name: String, _ isError: Bool
  ) throws {
    var run = try FakeProgram([]).run()
    run.index = try Self.index
    let unknown = Diagnostic(.unknownImage, "No image.", hint: "Add it.", subject: name)
    let fed = run.fed(unknown, Self.widget(.static), false)
    #expect((fed.severity == .error) == isError && (fed == unknown) == isError)
    let other = Diagnostic(.pictureRefused, "Refused.")
    #expect(run.fed(other, Self.widget(.static), false) == other)
  }
}
