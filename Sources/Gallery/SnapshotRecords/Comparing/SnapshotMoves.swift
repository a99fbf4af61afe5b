import CatalogueManifest

/// Which recorded pictures belong to widgets that are called otherwise today.
///
/// A widget is known by its pictures: the former widget that shares most of them with one of today
/// is that one. Pictures that are told apart by their path within the widget only come along even
/// if they look otherwise by now, which is for `verify` to say.
package struct SnapshotMoves: Sendable {
  /// A widget under its former name and the one of today.
  package struct Widget: Hashable, Sendable {
    package var former: String
    package var name: String
    /// Its snapshots as they were recorded, and the one of today that each one becomes.
    package var snapshots: [Pair]
  }

  /// A snapshot and its successor.
  package struct Pair: Hashable, Sendable {
    package var old: Snapshot
    package var new: Snapshot
    /// Whether both show the same.
    package var isSame: Bool
  }

  /// In the order of the former names.
  package private(set) var widgets: [Widget] = []
  /// Snapshots that no picture of today follows.
  package private(set) var rest: [Snapshot]

  /// - Parameters:
  ///   - names: What the widgets of today are called on a device, by id: their former names were
  ///     made of these. It decides between widgets that look the same.
  ///   - formerNames: What the recorded widgets were called, by id. Of the same name are the same,
  ///     even if all their pictures differ.
  ///   - isSame: Whether two snapshots show the same.
  package init(
    recorded: [Snapshot], rendered: [Snapshot], names: [String: String] = [:],
    formerNames: [String: String] = [:],
    isSame: (Snapshot, Snapshot) -> Bool = { $0.shows($1) }
  ) {
    let (old, new) = (Set(recorded.map(\.id)), Set(rendered.map(\.id)))
    rest = recorded.filter { !new.contains($0.id) }
    let former = Self.widgets(rest)
    let today = Self.widgets(rendered.filter { !old.contains($0.id) })
    var candidates: [(likeness: [Int], widget: Widget)] = []
    for one in former {
      for other in today {
        let pairs = Self.pairs(one.snapshots, other.snapshots, isSame)
        let same = pairs.count(where: \.isSame)
        let bundle = one.snapshots.first?.bundle == other.snapshots.first?.bundle ? 1 : 0
        let isNamesake =
          bundle == 1 && formerNames[one.name].map { $0 == names[other.name] } ?? false
        guard same > 0 || isNamesake && !pairs.isEmpty else { continue }
        let name = PathName.slug(names[other.name] ?? "")
        let called = one.name == name ? 2 : one.name.hasPrefix(name + "-") ? 1 : 0
        candidates.append(
          ([same, bundle, called], Widget(former: one.name, name: other.name, snapshots: pairs)))
      }
    }
    candidates.sort {
      if $0.likeness != $1.likeness { return $1.likeness.lexicographicallyPrecedes($0.likeness) }
      return ($0.widget.former, $0.widget.name) < ($1.widget.former, $1.widget.name)
    }
    for (_, widget) in candidates
    where !widgets.contains(where: { $0.former == widget.former || $0.name == widget.name }) {
      widgets.append(widget)
    }
    widgets.sort { $0.former < $1.former }
    let moved = Set(widgets.flatMap(\.snapshots).map(\.old.id))
    rest.removeAll { moved.contains($0.id) }
  }

  private static func widgets(
    _ snapshots: [Snapshot]
  ) -> [(name: String, snapshots: [Snapshot])] {
    Dictionary(grouping: snapshots, by: \.widget).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// Pictures with the same path within their widgets.
  private static func pairs(
    _ old: [Snapshot], _ new: [Snapshot], _ isSame: (Snapshot, Snapshot) -> Bool
  ) -> [Pair] {
    let others = Dictionary(new.map { ($0.id.dropFirst($0.widget.count), $0) }) { one, _ in one }
    return old.compactMap { snapshot in
      others[snapshot.id.dropFirst(snapshot.widget.count)].map {
        Pair(old: snapshot, new: $0, isSame: isSame(snapshot, $0))
      }
    }
  }
}
