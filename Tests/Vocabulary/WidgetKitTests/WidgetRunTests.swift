import CatalogueManifest
import DiagnosticRecords
import Foundation
import ResourceCatalogs
import SwiftUI
import Testing
import WidgetSettings

@testable import WidgetHost
@testable import WidgetKit
@testable import WidgetProgram

/// What a gallery program draws of a widget.
@MainActor struct WidgetRunTests {
  /// The journal of a widget drawn with some options.
  private func journal(
    removable: Bool = true, disfavored: [(location: String, families: [String])] = [],
    families: [String] = ["systemMedium", "accessoryCircular"],
    _ change: (inout ProgramOptions) -> Void
  ) async throws -> [RunJournal.Line] {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: output) }
    let content = EntryContent<SampleEntry> {
      Text(verbatim: $0.name).containerBackground(.blue, for: .widget)
    }
    let host = StaticHost(provider: DeferredProvider { SampleProvider() }, content: content)
    var widget = WidgetDescriptor(
      kind: "sample", configuration: .static,
      instances: [WidgetInstance(id: "default", title: "", provider: host)])
    widget.families = families
    widget.backgroundRemovable = removable
    widget.disfavored = disfavored
    var options = ProgramOptions()
    options.axes.wished = ["scheme": ["light"], "state": ["snapshot"]]
    // Other tests take memory of the same process.
    options.settings[.memoryLimit] = 1_000_000
    change(&options)
    let run = WidgetRun(
      widget: widget, id: "Sample", options: options, output: output,
      resources: WidgetResources(options), hooks: GalleryProgram.Hooks())
    try await run.perform()
    return RunJournal.read(output: output, name: options.journal("Sample"))
  }

  private func renders(_ lines: [RunJournal.Line]) -> [Render] {
    lines.compactMap { if case .render(let render) = $0 { render } else { nil } }
  }

  @Test func `the usual mode is no axis and not spelt in ids`() async throws {
    let found = renders(try await journal { _ in })
    #expect(
      found.map(\.id) == [
        "Sample/systemMedium/light/snapshot", "Sample/accessoryCircular/snapshot",
      ])
    #expect(
      found.map(\.variant) == [["scheme": "light", "state": "snapshot"], ["state": "snapshot"]])
  }

  @Test func `each answer to who may know the location makes an instance of its own`() async throws
  {
    let found = renders(
      try await journal(families: ["systemMedium"]) {
        $0.axes.wished["location"] = ["never", "always"]
        $0.axes.fixed = ["location": "never"]
      })
    #expect(found.map(\.id) == ["Sample/never/systemMedium/light/snapshot"])
    #expect(found.map(\.instance) == ["never"])
  }

  @Test func `modes wished for are an axis; a location has its own`() async throws {
    let found = renders(
      try await journal {
        $0.axes.wished["mode"] = ["fullColor", "accented", "vibrant", "standBy"]
      })
    #expect(
      found.map(\.id) == [
        "Sample/systemMedium/light/snapshot", "Sample/systemMedium/accented/light/snapshot",
        "Sample/systemMedium/vibrant/snapshot", "Sample/accessoryCircular/vibrant/snapshot",
      ])
    #expect(
      found.map { $0.variant["mode"] } == ["fullColor", "accented", "vibrant", "vibrant"])
  }

  @Test func `values other than the usual ones are in ids, in the order of the axes`() async throws
  {
    let found = renders(
      try await journal(families: ["systemMedium"]) {
        $0.axes.wished["typeSize"] = ["large", "accessibility3"]
        $0.axes.wished["device"] = ["iphone-15", "iphone-se"]
        $0.axes.wished["locale"] = ["en_US", "pseudoRTL"]
        $0.axes.fixed = ["locale": "pseudoRTL"]
      })
    #expect(
      found.map(\.id) == [
        "Sample/systemMedium/light/pseudoRTL/snapshot",
        "Sample/systemMedium/light/accessibility3/pseudoRTL/snapshot",
        "Sample/systemMedium/light/iphone-se/pseudoRTL/snapshot",
        "Sample/systemMedium/light/accessibility3/iphone-se/pseudoRTL/snapshot",
      ])
    #expect(
      found[0].variant == [
        "scheme": "light", "state": "snapshot", "typeSize": "large", "device": "iphone-15",
        "locale": "pseudoRTL",
      ])
    #expect(found.map(\.width) == [338, 338, 321, 321])
    var options = ProgramOptions()
    #expect(WidgetResources(options).layoutDirection == .leftToRight)
    options.axes.fixed = ["locale": "pseudoRTL"]
    let mirrored = WidgetResources(options)
    #expect(mirrored.layoutDirection == .rightToLeft && mirrored.strings.form == .pseudo)
    #expect(mirrored.foreignDirection == nil)
  }

  @Test func `StandBy knows no appearance and is drawn once`() async throws {
    let found = renders(
      try await journal(families: ["systemSmall"]) {
        $0.axes.wished["mode"] = ["standBy", "standByNight"]
        $0.axes.wished["scheme"] = ["light", "dark"]
      })
    #expect(
      found.map(\.id) == [
        "Sample/systemSmall/standBy/snapshot", "Sample/systemSmall/standByNight/snapshot",
      ])
    #expect(found.first?.variant == ["mode": "standBy", "state": "snapshot"])
  }

  @Test func `a picture's margins and corners are told`() async throws {
    let found = renders(try await journal { _ in })
    #expect(found.map(\.margins) == [[16, 16, 16, 16], nil])
    #expect(found.map(\.cornerRadius) == [20, 36])
  }

  @Test func `locations a widget is not made for are named`() async throws {
    let lines = try await journal(disfavored: [("StandBy", ["systemSmall"])]) { _ in }
    let notes = lines.compactMap { line -> String? in
      if case .diagnostic(let diagnostic) = line { diagnostic.message } else { nil }
    }
    #expect(notes == ["The widget is not made for StandBy: systemSmall."])
  }

  @Test func `a background that may not be removed keeps a widget out of locations`() async throws {
    let lines = try await journal(removable: false) {
      $0.axes.wished["mode"] = ["fullColor", "vibrant"]
    }
    let notes = lines.compactMap { line -> String? in
      if case .diagnostic(let diagnostic) = line { diagnostic.rule } else { nil }
    }
    #expect(notes == ["background-not-removable"])
    #expect(renders(lines).map(\.id) == ["Sample/systemMedium/light/snapshot"])
  }

  @Test func `protected data shows the placeholder while the device is locked`() async throws {
    for isProtected in [false, true] {
      let found = renders(
        try await journal {
          $0.axes.wished["state"] = ["redacted"]
          $0.isProtectedWhenLocked = isProtected
        })
      #expect(found.map(\.id).first == "Sample/systemMedium/light/redacted")
      // The placeholder is hidden whole; of the other nothing is private.
      #expect(found.first?.text == (isProtected ? [] : ["systemMedium true 338"]))
    }
  }

  @Test func `a provider that takes much memory is told`() async throws {
    let lines = try await journal { $0.settings[.memoryLimit] = 0.001 }
    let rules = lines.compactMap { line -> String? in
      if case .diagnostic(let diagnostic) = line { diagnostic.rule } else { nil }
    }
    #expect(Set(rules) == ["memory-limit"] && renders(lines).count == 2)
  }

  @Test(arguments: [[], ["systemSmall"], nil] as [[String]?])
  func `a widget that supports no family is told`(families: [String]?) {
    var widget = WidgetDescriptor(kind: "sample", configuration: .static, instances: [])
    widget.families = families
    let found = ProgramDescription([widget], ProgramOptions()).diagnostics.map(\.rule)
    #expect(found == (families == [] ? ["no-families"] : []))
  }
}
