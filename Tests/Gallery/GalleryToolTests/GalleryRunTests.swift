import CatalogueManifest
import DiagnosticRecords
import Foundation
import ProjectReader
import SnapshotRecords
import Synchronization
import Testing
import WidgetHost
import WidgetSettings

@testable import GalleryTool
@testable import WidgetProgram

/// Gallery programs of every temper.
struct GalleryRunTests {
  static func render(
    _ fake: FakeProgram, filter: [String] = [], seconds: Double = 10
  ) throws -> Manifest {
    let catalogue = fake.folder.appendingPathComponent("catalogue")
    try FileManager.default.createDirectory(at: catalogue, withIntermediateDirectories: true)
    return GalleryBuild.render(
      [fake.run(filter: filter, seconds: seconds)], title: "Test", diagnostics: [],
      into: catalogue, progress: Progress(.nobody))
  }

  /// Behaviour → rules reported, pictures of it, whether it failed.
  static let behaviours: [(@Sendable () -> FakeProgram.Behaviour, [String], Int, Bool)] = [
    ({ .draws("<svg/>") }, [], 1, false), ({ .crashes }, ["widget-crashed"], 1, true),
    ({ .hangs }, ["widget-timeout"], 0, true), ({ .givesUp }, ["widget-exited"], 0, true),
    (
      { .reports(Diagnostic(.providerTimeout, "No answer.")) }, ["provider-timeout"], 0,
      false
    ),
  ]

  @Test("A widget that misbehaves costs only its own card", arguments: behaviours)
  func contains(
    _ behaviour: @Sendable () -> FakeProgram.Behaviour, _ rules: [String], _ pictures: Int,
    _ failed: Bool
  ) throws {
    let fake = try FakeProgram([("Bad", behaviour()), ("Good", .draws("<svg/>"))])
    let manifest = try Self.render(fake, seconds: 1)
    #expect(manifest.diagnostics.map(\.rule) == rules)
    #expect(manifest.diagnostics.allSatisfy { $0.render == "Fake/Bad" })
    #expect(manifest.widgets.map(\.failed) == [failed, false])
    let ids = manifest.renders.map(\.widget)
    #expect(ids == Array(repeating: "Fake/Bad", count: pictures) + ["Fake/Good"])
  }

  @Test("Programs are drawn for devices of their own, and the manifest says which")
  func tellsDevicesApart() throws {
    let fake = try FakeProgram([("Good", .draws("<svg/>"))])
    let runs = ["iphone-15", "watch-45", "iphone-15"].enumerated().map { index, device in
      var run = fake.run()
      run.bundle = "Fake\(index)"
      run.options.settings[.device] = device
      return run
    }
    let manifest = GalleryBuild.render(
      runs, title: "Test", diagnostics: [], into: fake.folder, progress: Progress(.nobody))
    #expect(manifest.settings.device == "iphone-15")
    #expect(manifest.bundles.map(\.settings?.device) == [nil, "watch-45", nil])
    #expect(manifest.bundles[1].settings?.deviceName == "Apple Watch 45 mm")
  }

  @Test("A trap in widget code is reported with its position")
  func findsCrashes() throws {
    let found = try Self.render(FakeProgram([("Bad", .crashes)])).diagnostics.first
    #expect(found?.line == 12 && found?.message.contains("Index out of range") == true)
  }

  @Test("A trap costs its step; another process draws what is left, and the story is told once")
  func goesOn() throws {
    let manifest = try Self.render(FakeProgram([("Bad", .traps)]))
    #expect(manifest.renders.map(\.family) == ["systemSmall", "systemMedium", "systemLarge"])
    #expect(manifest.widgets.map(\.failed) == [true])
    #expect(manifest.diagnostics.map(\.rule) == ["missing-name-reached"])
    #expect(
      manifest.diagnostics.first?.message
        == "Feed is missing, and Fake needs it while rendering the timeline of Bad for "
        + "systemSmall, systemMedium.")
  }

  @Test(
    "A program that cannot describe itself is reported", arguments: ["exit 3", "echo no > \"$3\""])
  func survivesBadDescriptions(_ describe: String) throws {
    let manifest = try Self.render(FakeProgram([], describe: describe))
    #expect(manifest.widgets.isEmpty && manifest.diagnostics.map(\.rule) == ["widget-exited"])
  }

  /// Shell lines of a program whose `widget-0` and `preview-1` each end it while they are
  /// described, unless they are passed over.
  private static func trapping(_ fake: FakeProgram) -> String {
    func note(_ kind: String, _ number: Int, isOver: Bool) -> String {
      let unit = #"{"kind":"\#(kind)","number":\#(number),"name":"Bad\#(number)"}"#
      return "echo '{\"unit\":\(unit),\"isOver\":\(isOver)}' >> \"$3.journal\""
    }
    return """
      : > "$3.journal"
      case ",$5," in *,widget-0,*) ;; *)
      \(note("widget", 0, isOver: false))
      echo 'Fake/Fake.swift:3: Fatal error: no' >&2; kill -ILL $$;; esac
      \(note("preview", 0, isOver: false))
      \(note("preview", 0, isOver: true))
      case ",$5," in *,preview-1,*) ;; *)
      \(note("preview", 1, isOver: false))
      exit 0;; esac
      cp '\(fake.folder.path)/widgets.json' "$3"
      """
  }

  private static func trapping() throws -> FakeProgram {
    let fake = try FakeProgram([])
    try fake.set([("A", .draws("<svg/>"))], describe: trapping(fake))
    return fake
  }

  @Test("Widgets that cannot be described cost only their own cards")
  func describesTheOthers() throws {
    let fake = try Self.trapping()
    let manifest = try Self.render(fake)
    #expect(manifest.widgets.map(\.id) == ["Fake/A", "Fake/Bad0", "Fake/Bad1"])
    #expect(manifest.widgets.map(\.failed) == [false, true, true])
    #expect(manifest.renders.map(\.widget) == ["Fake/A"])
    #expect(manifest.diagnostics.map(\.rule) == ["widget-crashed", "widget-exited"])
    #expect(manifest.diagnostics.map(\.render) == ["Fake/Bad0", "Fake/Bad1"])
    #expect(manifest.diagnostics.first?.message.hasSuffix("Bad0: Fatal error: no") == true)
    let listed = fake.run().list()
    #expect(listed.widgets.map(\.id) == ["Fake/A"] && listed.diagnostics.count == 2)
  }

  @Test("Pictures recorded of widgets that cannot be described are not called removed")
  func keepsSnapshotsOfTheUndescribed() throws {
    let fake = try Self.trapping()
    let arguments = try Arguments(["input"], options: CommandOption.settings, command: "verify")
    let request = try RenderRequest(
      arguments, ToolEnvironment(variables: [:], folder: fake.folder), command: "verify")
    let run = try SnapshotRun(fake.prepared(), request)
    defer { run.discard() }
    var gone = try #require(run.snapshots.first)
    gone.widget = "Former-Name"
    #expect(run.scope.failed(gone))
  }

  @Test("A filter leaves the ids of other widgets alone")
  func filters() throws {
    let fake = try FakeProgram([
      ("Same", .draws("<svg/>")), ("Same", .draws("<svg/>")), ("Other", .draws("<svg/>")),
    ])
    let all = try Self.render(fake).widgets.map(\.id)
    let some = try Self.render(fake, filter: ["same-2"]).widgets.map(\.id)
    #expect(all + some == ["Fake/Same", "Fake/Same-2", "Fake/Other", "Fake/Same-2"])
  }

  @Test("Several answers to who may know the location are instances; one is none")
  func locations() throws {
    let fake = try FakeProgram([("A", .draws("<svg/>"))])
    func instances(_ answers: [String]) throws -> [Widget.Instance] {
      var run = fake.run()
      run.options.axes.wished["location"] = answers
      return try #require(run.list().widgets.first).instances
    }
    #expect(try instances(["always"]).map(\.id) == ["default"])
    let several = try instances(["never", "widgets"])
    #expect(several.map(\.id) == ["never", "widgets"])
    #expect(
      several.map(\.title) == [
        "Location: Never", "Location: While Using the App or Widgets",
      ])
  }

  @Test("A sweep says once how much all programs are going to draw, before they do")
  func announces() throws {
    let fakes = try [["A"], ["B", "C"]].map { names in
      try FakeProgram(names.map { ($0, .draws("<svg/>")) })
    }
    let said = Mutex<[String]>([])
    let progress = Progress(.terminal, show: { text in said.withLock { $0.append(text) } })
    let runs = fakes.map { fake in
      var run = fake.run()
      run.options.axes.isSweep = true
      return run
    }
    let work = try WorkFolder()
    defer { work.remove() }
    _ = GalleryBuild.render(
      runs, title: "", diagnostics: [], into: work.url, progress: progress)
    let lines = said.withLock { $0.filter { $0.hasSuffix("\n") } }
    #expect(lines == ["9 pictures of 3 widgets, besides further entries of timelines\n"])
  }

  @Test("A line that a crash cut off is passed over")
  func readsJournals() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let journal = RunJournal(output: folder, name: "A")
    try journal.note(Diagnostic(.emptyTimeline, ""))
    let file = folder.appendingPathComponent("journal/A.jsonl")
    let whole = try Data(contentsOf: file)
    try (whole + whole.prefix(20)).write(to: file)
    #expect(RunJournal.read(output: folder, name: "A").count == 1)
  }
}
