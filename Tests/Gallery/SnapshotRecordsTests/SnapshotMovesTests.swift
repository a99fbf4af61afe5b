import SnapshotRecords
import Testing

/// Snapshots whose widgets are called otherwise today.
@Suite struct SnapshotMovesTests {
  private static func snapshots(
    _ widget: String, _ pictures: [String], bundle: String = "B"
  ) -> [Snapshot] {
    pictures.enumerated().map { number, picture in
      Snapshot(
        id: "\(widget)/\(number)", widget: widget, bundle: bundle, family: "systemSmall",
        variant: [:], picture: picture, tree: "t", bytes: 1)
    }
  }

  private static func names(_ moves: SnapshotMoves) -> [String] {
    moves.widgets.map { "\($0.former) → \($0.name)" }
  }

  @Test func `A widget is known by most of its pictures, and those that changed come along`() {
    let moves = SnapshotMoves(
      recorded: Self.snapshots("Clock", ["1", "2", "3"])
        + Self.snapshots("Clock-2", ["1", "2", "9"]),
      rendered: Self.snapshots("T/x", ["1", "2", "9"])
        + Self.snapshots("T/y", ["1", "2", "changed"]))
    #expect(Self.names(moves) == ["Clock → T/y", "Clock-2 → T/x"])
    #expect(moves.widgets[0].snapshots.map(\.isSame) == [true, true, false])
    #expect(moves.rest.isEmpty)
  }

  @Test func `Of widgets that look the same, the name on the device decides`() {
    let moves = SnapshotMoves(
      recorded: Self.snapshots("Night", ["1"]) + Self.snapshots("Day", ["1"]),
      rendered: Self.snapshots("T/a", ["1"]) + Self.snapshots("T/b", ["1"]),
      names: ["T/a": "Night", "T/b": "Day"])
    #expect(Self.names(moves) == ["Day → T/b", "Night → T/a"])
  }

  @Test func `What nothing of today shows is left, as is what has its name already`() {
    let moves = SnapshotMoves(
      recorded: Self.snapshots("Gone", ["1", "2"]) + Self.snapshots("T/a", ["3"]),
      rendered: Self.snapshots("T/a", ["3"]) + Self.snapshots("T/b", ["other", "pictures"]))
    #expect(moves.widgets.isEmpty && moves.rest.map(\.id) == ["Gone/0", "Gone/1"])
  }
}
