import CatalogueManifest
import DiagnosticRecords
import Foundation
import Testing
import WidgetHost

@testable import GalleryTool

/// What diagnostics say is not there.
struct MissingItemTests {
  @Test("Rules that say what is missing exist", arguments: MissingItem.rules.keys.sorted())
  func namesRules(_ id: String) throws {
    #expect(try RuleList.read()[id] != nil)
  }

  private static func said(
    _ rule: String, _ subject: String?, names: Set<String> = []
  ) throws -> MissingItem? {
    let rule = try #require(try RuleList.read()[rule])
    let diagnostic = Diagnostic(
      rule, "Said.", hint: "Mend it.", file: "A.swift", line: 3, render: "App/Clock/a",
      subject: subject)
    return MissingItem(diagnostic, program: "App", names: names)
  }

  @Test("A package, a resource and a symbol come with their hint, position and picture")
  func reads() throws {
    let symbol = try #require(try Self.said("unknown-symbol", "tram"))
    #expect(symbol.kind == .symbol && symbol.name == "tram" && symbol.remedy == "Mend it.")
    #expect(symbol.positions == [MissingItem.Position(file: "A.swift", line: 3)])
    #expect(symbol.renders == ["App/Clock/a"])
    #expect(try Self.said("package-not-reached", "Kit")?.kind == .package)
    // A file that is missing needs no other name.
    #expect(try Self.said("missing-image", nil)?.name == "A.swift")
    #expect(try Self.said("widget-crashed", "Kit") == nil)
  }

  @Test("What is drawn without a known name is a consequence, and one without a name is the user's")
  func tellsConsequences() throws {
    let known = try Self.said("missing-view", "Tea", names: ["Tea"])
    #expect(known?.kind == .name && known?.name == "Tea" && known?.positions == [])
    let other = try Self.said("missing-view", "something that was left out", names: ["Tea"])
    #expect(other?.kind == .consequence && other?.name == "")
    let refused = try Self.said("does-not-compile", "Tea")
    #expect(refused?.positions.map(\.left) == ["error"])
    #expect(try Self.said("does-not-compile", nil) == nil)
  }

  @Test("A name is shown with the widgets that may come to it and the pictures that show it")
  func findsPictures() throws {
    let fake = try FakeProgram([("Clock", .draws("<svg/>")), ("Tea", .draws("<svg/>"))])
    var run = fake.run()
    run.missing = [
      MissingItem(
        program: "Fake", kind: .name, name: "Kettle",
        positions: [.init(file: "Kit.swift", line: 4, left: "body")])
    ]
    run.reach = ["Tea.swift": ["Tea.swift", "Kit.swift"], "Clock.swift": ["Clock.swift"]]
    var result = GalleryRun.Result()
    result.widgets = ["Clock", "Tea"].map { name in
      Widget(
        id: "Fake/\(name)", kind: name, name: name, description: "", bundle: "Fake",
        source: .init(file: name + ".swift"))
    }
    let rule = try #require(try RuleList.read()["missing-view"])
    result.diagnostics = [
      Diagnostic(rule, "Said.", render: "Fake/Tea/small", subject: "Kettle")
    ]
    let items = MissingItems(run.missing(in: result)).all
    #expect(items.count == 1)
    #expect(items[0].widgets == ["Fake/Tea"] && items[0].renders == ["Fake/Tea/small"])
    #expect(items[0].positions.map(\.line) == [4])
  }

  @Test("What every picture of a widget shows is said once, of the widget")
  func folds() {
    let renders = ["A/1", "A/2", "B/1"].map { id in
      Render(
        id: id, widget: String(id.prefix(1)), family: "systemSmall", variant: [:],
        date: Date(timeIntervalSince1970: 0), file: id + ".svg", width: 1, height: 1)
    }
    var manifest = Manifest(generator: "", title: "", settings: RenderSettings(), renders: renders)
    func said(_ rule: Rule, _ message: String, _ render: String?) -> Diagnostic {
      Diagnostic(rule, message, render: render)
    }
    manifest.diagnostics = [
      said(.noContainerBackground, "None.", "A/1"), said(.oddFinding, "Both.", "A/1"),
      said(.oddFinding, "One.", "A/1"), said(.oddFinding, "Run.", nil),
      said(.oddFinding, "Both.", "A/2"),
      said(.oddFinding, "Only.", "B/1"),
    ]
    #expect(
      manifest.foldedDiagnostics.map { "\($0.message) \($0.render ?? "")" } == [
        "None. A", "Both. A", "One. A/1", "Run. ", "Only. B/1",
      ])
  }
}

extension Rule {
  fileprivate static let oddFinding = Rule(
    "odd", fault: .widget, .warning, "Odd", why: "Odd.", remedy: "Odd.")
}
