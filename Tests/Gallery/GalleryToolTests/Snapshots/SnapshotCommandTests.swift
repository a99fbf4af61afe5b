import CatalogueManifest
import DiagnosticRecords
import Foundation
import SnapshotRecords
import Testing

@testable import GalleryTool

/// Recording pictures and comparing later ones with them.
final class SnapshotCommandTests {
  let fake: FakeProgram
  var folder: SnapshotFolder { SnapshotFolder(fake.folder.appendingPathComponent("snapshots")) }
  var report: URL { fake.folder.appendingPathComponent("report") }

  /// What the code of the program lacks.
  private var missing: [MissingItem] = []

  init() throws {
    fake = try FakeProgram([("Alpha", .draws("<svg>1</svg>")), ("Beta", .draws("<svg>2</svg>"))])
  }

  private func request(_ words: [String]) throws -> RenderRequest {
    let environment = ToolEnvironment(variables: [:], program: nil, folder: fake.folder)
    let arguments = try Arguments(
      ["Input", "--quiet"] + words, options: CommandOption.settings, command: "test")
    return try RenderRequest(arguments, environment, command: "test")
  }

  private func record(
    _ words: [String] = [], mode: RecordMode = .all
  ) throws -> ExitCode {
    let request = try request(words)
    var prepared = fake.prepared(filter: request.filter.patterns, seconds: 1)
    prepared.missing = missing
    return try SnapshotRecorder(folder: folder, request: request, mode: mode).record(
      prepared, over: try? folder.read())
  }

  private func verify(_ words: [String] = []) throws -> ExitCode {
    let request = try request(words)
    var prepared = fake.prepared(filter: request.filter.patterns, seconds: 1)
    prepared.missing = missing
    return try SnapshotVerifier(
      folder: folder, index: try folder.read(), request: request,
      output: try OutputFolder(report, kind: .report),
      failing: try SnapshotOptions.Failing(
        try Arguments([], options: [SnapshotOptions.failOn], command: "test"))
    ).verify(prepared)
  }

  private func carry() throws -> ExitCode {
    try SnapshotCarrier(folder: folder, request: try request([])).carry(
      fake.prepared(seconds: 1), over: try folder.read())
  }

  private func reported() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: report.path)
      .filter { $0.hasSuffix(".svg") }.sorted()
  }

  @Test("What was just recorded is verified")
  func agrees() throws {
    #expect(try [record(), verify()] == [.success, .success])
    #expect(try reported() == [])
  }

  @Test("Snapshots remember the settings of each bundle, and a run of one is told by its own")
  func remembersSettings() throws {
    let (phone, watch) = (RenderSettings(device: "iphone-15"), RenderSettings(device: "watch-45"))
    let snapshots = ["Phone", "Watch"].map {
      Snapshot(
        id: "\($0)/s", widget: $0, bundle: $0, family: "s", variant: [:], picture: "1",
        tree: "1", bytes: 1)
    }
    let written = SnapshotIndex(
      settings: phone, bundles: ["Phone": phone, "Watch": watch], snapshots: snapshots)
    let index = try SnapshotIndex(written.encoded())
    #expect(index == written && index.bundles == ["Watch": watch])
    func warnings(_ id: String, _ settings: RenderSettings) -> [String?] {
      let bundle = Manifest.Bundle(id: id, title: id, widgets: [])
      let run = Manifest(generator: "", title: "", settings: settings, bundles: [bundle])
      return SnapshotVerifier.settingsWarnings(index, run).map(\.hint)
    }
    #expect(warnings("Watch", watch) == [] && warnings("Phone", phone) == [])
    #expect(warnings("Watch", phone) == ["Verify with --device watch-45, or record again."])
    let former = RenderSettings(device: "iphone-15", system: "ios18")
    #expect(warnings("Phone", former) == ["Verify with --system ios26, or record again."])
    let outlined = RenderSettings(device: "iphone-15", text: "outlines")
    #expect(warnings("Phone", outlined) == ["Verify with --text text, or record again."])
  }

  @Test("A change, an addition and a removal are found, with both sides")
  func finds() throws {
    _ = try record()
    try fake.set([("Alpha", .draws("<svg>x</svg>")), ("Gamma", .draws("<svg>3</svg>"))])
    #expect(try verify() == .differences)
    #expect(
      try reported() == [
        "added/Fake/Gamma/systemSmall/light/snapshot.new.svg",
        "changed/Fake/Alpha/systemSmall/light/snapshot.new.svg",
        "changed/Fake/Alpha/systemSmall/light/snapshot.old.svg",
        "removed/Fake/Beta/systemSmall/light/snapshot.old.svg",
      ])
    #expect(try [record(), verify()] == [.success, .success])
  }

  @Test("What differs from itself is called so, with the element, and is not recorded")
  func doubts() throws {
    try fake.set([("Alpha", .flickers), ("Beta", .draws("<svg>2</svg>"))])
    #expect(try record() == .differences)
    #expect(try folder.read().snapshots.map(\.widget) == ["Fake/Beta"])
    #expect(try verify() == .differences)
    let path = "not-the-same-twice/Fake/Alpha/systemSmall/light/snapshot"
    #expect(try reported() == [path + ".first.svg", path + ".second.svg"])
    let words = try String(
      contentsOf: report.appendingPathComponent(path + ".txt"), encoding: .utf8)
    #expect(words.hasPrefix("text") && words.contains(" → "))
    let found = try ReviewRecord.read(report)
    #expect(found.count(.unstable) == 1 && found.count(.added) == 0)
  }

  @Test("Pictures of a widget that lacks less are told apart from changes, and recorded so")
  func tellsWhatIsFilledIn() throws {
    let kettle = MissingItem(
      program: "Fake", kind: .name, name: "Kettle", widgets: ["Fake/Alpha", "Fake/Beta"])
    missing = [kettle]
    _ = try record()
    #expect(
      try folder.read().missing.ofWidget == ["Fake/Alpha": ["Kettle"], "Fake/Beta": ["Kettle"]])
    #expect(try verify() == .success)
    missing[0].widgets = ["Fake/Beta"]
    try fake.set([("Alpha", .draws("<svg>x</svg>")), ("Beta", .draws("<svg>2</svg>"))])
    #expect(try verify() == .filledIn)
    let path = "filled-in/Fake/Alpha/systemSmall/light/snapshot"
    #expect(try reported() == [path + ".new.svg", path + ".old.svg"])
    let words = try String(
      contentsOf: report.appendingPathComponent(path + ".txt"), encoding: .utf8)
    #expect(words.hasPrefix("No longer missing: Kettle.\n"))
    try fake.set([("Alpha", .draws("<svg>x</svg>")), ("Beta", .draws("<svg>x</svg>"))])
    #expect(try verify() == .differences)
    #expect(try [record(), verify()] == [.success, .success])
    #expect(try folder.read().missing.ofWidget == ["Fake/Beta": ["Kettle"]])
  }

  @Test("A snapshot is kept when its picture is no longer the same twice")
  func keepsWhatWasGood() throws {
    _ = try record()
    let old = try #require(folder.tree("Fake/Alpha/systemSmall/light/snapshot"))
    try fake.set([("Alpha", .flickers), ("Beta", .draws("<svg>x</svg>"))])
    #expect(try record() == .differences)
    #expect(folder.tree("Fake/Alpha/systemSmall/light/snapshot") == old)
    #expect(folder.picture("Fake/Beta/systemSmall/light/snapshot") == Data("<svg>x</svg>".utf8))
  }

  @Test("Only the widgets of pictures that are not as recorded are drawn twice")
  func drawsOnlyChangesTwice() throws {
    let count = fake.folder.appendingPathComponent("count")
    func drawings() throws -> Int {
      defer { try? FileManager.default.removeItem(at: count) }
      return try String(contentsOf: count, encoding: .utf8).utf8.count
    }
    try fake.set(
      [("Alpha", .draws("<svg>1</svg>")), ("Beta", .draws("<svg>2</svg>"))],
      rendering: "printf '%s' \"$4\" >> '\(count.path)'")
    _ = try record()
    #expect(try drawings() == 4)
    _ = try verify()
    #expect(try drawings() == 2)
    try fake.set(
      [("Alpha", .draws("<svg>x</svg>")), ("Beta", .draws("<svg>2</svg>"))],
      rendering: "printf '%s' \"$4\" >> '\(count.path)'")
    _ = try verify()
    #expect(try drawings() == 3)
  }

  @Test("A widget that crashes is not said to be removed, and keeps its snapshots")
  func survivesCrashes() throws {
    _ = try record()
    try fake.set([("Alpha", .hangs), ("Beta", .draws("<svg>2</svg>"))])
    #expect(try [verify(), record()] == [.renderFailure, .renderFailure])
    let ids = try folder.read().snapshots.map(\.widget)
    #expect(ids == ["Fake/Alpha", "Fake/Beta"])
  }

  @Test("With a filter the other widgets are neither judged nor forgotten")
  func respectsFilters() throws {
    _ = try record()
    try fake.set([("Alpha", .draws("<svg>y</svg>")), ("Beta", .draws("<svg>z</svg>"))])
    #expect(try verify(["--filter", "alpha"]) == .differences)
    _ = try record(["--filter", "alpha"])
    #expect(try verify(["--filter", "alpha"]) == .success)
    #expect(try verify() == .differences)
    #expect(try folder.read().snapshots.count == 2)
  }

  @Test("Snapshots of other names are carried over by their pictures, and nothing else is touched")
  func carriesOver() throws {
    _ = try record()
    let index = try String(contentsOf: folder.index, encoding: .utf8)
    for (new, old) in [("Alpha", "World-Clock"), ("Beta", "Gone")] {
      try FileManager.default.moveItem(
        at: folder.url.appendingPathComponent("Fake/" + new),
        to: folder.url.appendingPathComponent(old))
    }
    try index.replacing("Fake/Alpha", with: "World-Clock").replacing("Fake/Beta", with: "Gone")
      .write(to: folder.index, atomically: true, encoding: .utf8)
    try fake.set([("Alpha", .draws("<svg>1</svg>")), ("Beta", .draws("<svg>new</svg>"))])
    #expect(try carry() == .differences)
    #expect(try folder.read().snapshots.map(\.widget) == ["Fake/Alpha", "Gone"])
    #expect(folder.picture("Gone/systemSmall/light/snapshot") == Data("<svg>2</svg>".utf8))
    #expect(folder.picture("World-Clock/systemSmall/light/snapshot") == nil)
    try fake.set([("Alpha", .draws("<svg>1</svg>"))])
    _ = try record()
    #expect(try [verify(), carry()] == [.success, .success])
  }

  @Test("A filter that matches nothing says so")
  func noticesEmptiness() throws {
    _ = try record()
    let stop = #expect(throws: Stop.self) { try self.verify(["--filter", "nobody"]) }
    #expect(stop?.exitCode == .nothing)
  }
}
