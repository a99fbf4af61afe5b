import SnapshotRecords
import Testing

/// What is said of pictures that were recorded and pictures that were rendered.
struct VerdictTests {
  struct Case: Sendable {
    var name: String
    /// id → fingerprint; the widget is what stands before the slash.
    var recorded: [String]
    var rendered: [String]
    var scope = SnapshotScope()
    /// `id change`, sorted.
    var expected: [String]
    var unchanged = 0
    var outOfScope = 0
  }

  static let cases: [Case] = [
    Case(name: "nothing at all", recorded: [], rendered: [], expected: []),
    Case(name: "the same", recorded: ["A/s=1"], rendered: ["A/s=1"], expected: [], unchanged: 1),
    Case(
      name: "one under another name", recorded: ["A/s/1=1", "A/s/2=2"],
      rendered: ["A/s/1=1", "A/s/3=2"], expected: ["A/s/3 renamed"], unchanged: 1),
    Case(
      name: "a widget under another name", recorded: ["A/s=1", "A/m=2"],
      rendered: ["B/s=1", "B/m=3"], expected: ["B/m changed", "B/s renamed"]),
    Case(
      name: "one of each", recorded: ["A/gone=1", "A/kept=1", "A/other=1"],
      rendered: ["A/kept=1", "A/new=1", "A/other=2"],
      expected: ["A/gone removed", "A/new added", "A/other changed"], unchanged: 1),
    Case(
      name: "another widget not asked for", recorded: ["A/s=1", "B/s=1"], rendered: ["A/s=1"],
      scope: SnapshotScope(includesWidget: { $0 == "A" }), expected: [], unchanged: 1,
      outOfScope: 1),
    Case(
      name: "another size not asked for", recorded: ["A/s=1", "A/m=1"], rendered: ["A/m=1"],
      scope: SnapshotScope(families: ["m"]), expected: [], unchanged: 1, outOfScope: 1),
    Case(
      name: "another scheme not asked for", recorded: ["A/s=1"], rendered: [],
      scope: SnapshotScope(values: ["scheme": ["dark"]]), expected: [], outOfScope: 1),
    Case(
      name: "an axis the snapshot has not", recorded: ["A/s=1"], rendered: [],
      scope: SnapshotScope(values: ["mode": ["accented"]]), expected: ["A/s removed"]),
    Case(
      name: "a widget that failed", recorded: ["A/m=1", "A/s=1"], rendered: ["A/s=2"],
      scope: SnapshotScope(failedWidgets: ["A"]),
      expected: ["A/m not-rendered", "A/s changed"]),
    Case(
      name: "a bundle that does not compile", recorded: ["A/s=1"], rendered: [],
      scope: SnapshotScope(failedBundles: ["bundle"]), expected: ["A/s not-rendered"]),
  ]

  @Test("Every snapshot gets its verdict", arguments: cases)
  func judges(_ given: Case) {
    let verdict = Verdict.judge(
      recorded: given.recorded.map(Self.snapshot), rendered: given.rendered.map(Self.snapshot),
      scope: given.scope)
    let found = verdict.differences.map { "\($0.id) \($0.change.rawValue)" }
    let all = found + ["\(verdict.unchanged.count)", "\(verdict.outOfScope.count)"]
    #expect(
      all == given.expected + ["\(given.unchanged)", "\(given.outOfScope)"],
      Comment(rawValue: given.name))
  }

  @Test("A tree that changed under the same picture is a change")
  func noticesTrees() {
    let old = Self.snapshot("A/s=1")
    var new = old
    new.tree = "other"
    #expect(Verdict.judge(recorded: [old], rendered: [new]).differences.map(\.change) == [.changed])
  }

  @Test("Only what is new or changed can differ from itself")
  func doubts() {
    var verdict = Verdict.judge(
      recorded: ["A/gone=1", "A/kept=1", "A/other=1"].map(Self.snapshot),
      rendered: ["A/kept=1", "A/new=1", "A/other=2"].map(Self.snapshot))
    verdict.doubt(["A/gone", "A/kept", "A/new", "A/other"])
    let found = verdict.differences.map { "\($0.id) \($0.change.rawValue)" }
    #expect(
      found == [
        "A/gone removed", "A/new not-the-same-twice", "A/other not-the-same-twice",
      ])
  }

  static func snapshot(_ text: String) -> Snapshot {
    let parts = text.split(separator: "=").map(String.init)
    let path = parts[0].split(separator: "/").map(String.init)
    return Snapshot(
      id: parts[0], widget: path[0], bundle: "bundle", family: path[1],
      variant: ["scheme": "light"], picture: parts[1], tree: "tree", bytes: 1)
  }
}
