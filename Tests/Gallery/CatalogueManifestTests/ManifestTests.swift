import CatalogueManifest
import DiagnosticRecords
import Foundation
import Testing

@Suite struct ManifestTests {
  static let sample: Manifest = {
    let date = Date(timeIntervalSince1970: 1_800_000_000)
    let later = Date(timeIntervalSince1970: 1_800_000_900.5)
    let timeline = Timeline(
      family: "systemSmall",
      entries: [
        .init(index: 0, date: date),
        .init(index: 1, date: later, relevance: .init(score: 2, duration: 60)),
      ],
      policy: .after(later))
    let widget = Widget(
      id: "Weather", kind: "Weather", name: "Wetter “heute” </script>", description: "a/b",
      bundle: "App", source: .init(file: "W.swift", line: 3), families: ["systemSmall"],
      configuration: .appIntent,
      instances: [
        .init(id: "berlin", title: "Berlin", parameters: [.init(name: "City", value: "Berlin")])
      ],
      timelines: [timeline])
    let render = Render(
      id: "Weather/systemSmall/light/entry-1", widget: "Weather", family: "systemSmall",
      variant: ["state": "entry", "scheme": "light"], entry: 1, date: later, file: "renders/a.svg",
      width: 155, height: 155.5, bytes: 12, hash: "ab", text: ["72°"], url: "app://x")
    return Manifest(
      generator: "vitrine 0", title: "Demo", settings: RenderSettings(date: date),
      axes: [ManifestAxis("scheme", "Scheme", [.init("light", "Light")])],
      bundles: [.init(id: "App", title: "App", widgets: ["Weather"])], widgets: [widget],
      renders: [render], diagnostics: [Diagnostic(.sample, "No symbol.")])
  }()

  @Test func `A manifest survives the way to disk and back`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.sample.write(to: folder)
    #expect(try Manifest.read(folder: folder) == Self.sample)
  }

  @Test func `Its bytes are readable and always the same`() throws {
    let data = try Self.sample.encoded()
    let text = String(decoding: data, as: UTF8.self)
    #expect(try data == Self.sample.encoded())
    #expect(text.contains("\"date\" : \"2027-01-15T08:15:00.500Z\""))
    #expect(text.contains("renders/a.svg") && text.hasSuffix("}\n"))
  }

  @Test func `A sparse manifest with unknown keys is read`() throws {
    let renders = #""renders":[{"id":"r","widget":"a","file":"f"}]"#
    let text = #"{"format":1,"novelty":7,"widgets":[{"id":"a"}],\#(renders)}"#
    let manifest = try Manifest.read(data: Data(text.utf8))
    #expect(manifest.widgets[0].name == "a" && manifest.renders[0].variant.isEmpty)
  }

  @Test(arguments: [
    ("{", "not valid JSON"),
    (#"{"format":99}"#, "format 99"),
    (#"{"title":"x"}"#, "lacks `format`"),
    (#"{"format":1,"widgets":[{"id":"a"},{"kind":"b"}]}"#, "`widgets[1]` lacks `id`"),
    (#"{"format":1,"renders":[{"id":"a","widget":"b","file":7}]}"#, "`renders[0].file`"),
    (#"{"format":1,"settings":{"date":"yesterday"}}"#, "“yesterday” is not a date"),
  ])
  func `What cannot be read is named`(text: String, words: String) {
    do {
      _ = try Manifest.read(data: Data(text.utf8))
      Issue.record("read \(text)")
    } catch {
      #expect("\(error)".contains(words), "\(error)")
    }
  }

  @Test(arguments: [
    (0.0, "1970-01-01T00:00:00Z"), (-1.0, "1969-12-31T23:59:59Z"),
    (951_782_400.0, "2000-02-29T00:00:00Z"), (4_107_542_400.25, "2100-03-01T00:00:00.250Z"),
    (-62_135_596_800.0, "0001-01-01T00:00:00Z"),
  ])
  func `Dates are written in UTC`(seconds: Double, text: String) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(Timestamp.text(date) == text)
    #expect(Timestamp.date(text) == date)
  }

  @Test(arguments: ["2027-01-31", "2027-13-01T00:00:00Z", "2027-01-31T00:00:00", "", "é"])
  func `What is no date is refused`(text: String) {
    #expect(Timestamp.date(text) == nil)
  }

  @Test func `An offset is understood`() {
    #expect(Timestamp.date("2027-01-31T02:00:00+02:00") == Timestamp.date("2027-01-31T00:00:00Z"))
  }

  @Test(
    arguments: [
      (0.0, "1970-01-01T00:00:00Z"), (1_780_997_460, "2026-06-09T09:31:00Z"),
      (-1, "1969-12-31T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
      (0.999, "1970-01-01T00:00:00.999Z"), (.nan, "1970-01-01T00:00:00Z"),
      (-62_135_596_800, "0001-01-01T00:00:00Z"), (64_092_211_200, "4001-01-01T00:00:00Z"),
    ] as [(Double, String)])
  func `moments are ISO 8601`(seconds: Double, text: String) {
    #expect(Timestamp.text(Date(timeIntervalSince1970: seconds)) == text)
  }

  @Test(arguments: [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: .infinity)])
  func `moments beyond the calendar do not trap`(date: Date) {
    #expect(Timestamp.text(date).hasSuffix("Z"))
  }
}
