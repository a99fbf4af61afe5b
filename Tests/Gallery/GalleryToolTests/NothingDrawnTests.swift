import CatalogueManifest
import DiagnosticRecords
import Foundation
import Testing
import WidgetHost

@testable import GalleryTool
@testable import WidgetProgram

/// Every way to come out without a picture.
struct NothingDrawnTests {
  /// A way, the rule that tells of it, and how the run ends.
  struct Way: Sendable {
    var name: String
    var widgets: [(String, FakeProgram.Behaviour)] = []
    var filter: [String] = []
    var describe: String?
    var shard: Shard?
    var rule: String
    var code: ExitCode
    /// Whether a gallery is written.
    var hasGallery = true
  }

  static let undrawn = FakeProgram.Behaviour.draws("<svg/>", families: [])

  static let ways: [Way] = [
    Way(
      name: "the bundle is empty", rule: "nothing-matched", code: .nothing, hasGallery: false),
    Way(
      name: "all are filtered away", widgets: [("Clock", .draws("<svg/>"))], filter: ["Tea"],
      rule: "nothing-matched", code: .nothing, hasGallery: false),
    Way(
      name: "no family or state is left", widgets: [("Clock", undrawn)],
      rule: "nothing-rendered", code: .nothing),
    Way(
      name: "a note tells why",
      widgets: [("Ride", .reports(Diagnostic(.providerTimeout, as: .note, "No state is known.")))],
      rule: "nothing-rendered", code: .nothing),
    Way(
      name: "all fail", widgets: [("Clock", .givesUp)], rule: "widget-exited",
      code: .renderFailure),
    Way(
      name: "the program does not describe itself", describe: "exit 3", rule: "widget-exited",
      code: .renderFailure),
    Way(
      name: "a part of fewer widgets than parts", widgets: [("Clock", .draws("<svg/>"))],
      shard: Shard("1/2"), rule: "nothing-matched", code: .success),
  ]

  @Test("No run without pictures ends well without words", arguments: ways)
  func speaks(_ way: Way) throws {
    let fake = try FakeProgram(
      way.widgets.map { (name: $0.0, behaviour: $0.1) }, describe: way.describe)
    var run = fake.run(filter: way.filter, seconds: 5)
    run.shard = way.shard
    let output = fake.folder.appendingPathComponent("gallery")
    let code: ExitCode
    let diagnostics: [Diagnostic]
    do {
      let summary = try GalleryBuild.make(
        [run], title: "Test", diagnostics: [], output: try OutputFolder(output, kind: .gallery),
        progress: Progress(.nobody))
      (code, diagnostics) = (summary.exitCode, summary.diagnostics)
    } catch let stop as Stop {
      (code, diagnostics) = (stop.exitCode, stop.diagnostics)
    }
    #expect(code == way.code, "\(way.name)")
    #expect(diagnostics.map(\.rule).contains(way.rule), "\(way.name)")
    #expect(!Report.lines(diagnostics).isEmpty, "\(way.name)")
    let page = output.appendingPathComponent("index.html").path
    #expect(FileManager.default.fileExists(atPath: page) == way.hasGallery, "\(way.name)")
  }

  @Test("The reason that is known is told with it")
  func tellsReasons() throws {
    let note = Diagnostic(.providerTimeout, as: .note, "No state is known.")
    let manifest = try GalleryRunTests.render(FakeProgram([("Ride", .reports(note))]))
    let said = try #require(NothingDrawn.diagnostic(manifest, WidgetFilter()))
    #expect(said.message == "Ride was found, and no picture was drawn.")
    #expect(said.hint?.hasPrefix("No state is known. ") == true)
  }

  @Test("A gallery is written of programs that do not compile, with what they lack as a file")
  func keepsWhatFailed() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let error = Diagnostic(
      Rule.refused, "cannot find 'Tea' in scope", file: "A.swift", subject: "Tea")
    let item = MissingItem(program: "App", kind: .name, name: "Tea")
    let summary = try GalleryBuild.make(
      [], title: "Test", diagnostics: [error], missing: [item],
      output: try OutputFolder(folder, kind: .gallery), progress: Progress(.nobody))
    #expect(summary.exitCode == .renderFailure && summary.missing == [item])
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    #expect(try text("missing.json").contains("\"name\" : \"Tea\""))
    #expect(try text("vitrine-files.json").contains("missing.json"))
    #expect(try text("index.html").contains("href=\"missing.html\""))
  }
}

extension Rule {
  /// As the builder's.
  fileprivate static let refused = Rule(
    "does-not-compile", fault: .widget, .error, "R", why: "R.", remedy: "R.")
}
