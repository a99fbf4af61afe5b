/// What became of each snapshot in a new run.
package struct Verdict: Hashable, Sendable {
  /// What happened to a picture, or to what a widget tells the system.
  package enum Change: String, Codable, Hashable, Sendable, CaseIterable {
    /// It is another picture each time it is drawn, so that none can be accepted.
    case unstable = "not-the-same-twice"
    /// It is not the picture that was accepted.
    case changed
    /// It is another picture, or a new one, and names that its widget lacked are there now.
    case filledIn = "filled-in"
    /// No picture was accepted yet.
    case added
    /// It is the picture that was accepted under another name.
    case renamed
    /// It is not rendered any more.
    case removed
    /// Its widget failed, so there is nothing to compare.
    case notRendered = "not-rendered"
  }

  /// One picture that is not as it was.
  package struct Difference: Hashable, Sendable {
    package var id: String
    package var change: Change
    /// The picture that was accepted; nil of a new one.
    package var old: Snapshot?
    /// The picture of today; nil of one that is not there.
    package var new: Snapshot?

    /// The id of the widget.
    package var widget: String { (new ?? old)?.widget ?? "" }
  }

  /// Sorted by id.
  package private(set) var differences: [Difference] = []
  /// The pictures that are as they were.
  package private(set) var unchanged: [Snapshot] = []
  /// The snapshots that the run was not asked about.
  package private(set) var outOfScope: [Snapshot] = []

  /// Compares what was accepted with what was rendered.
  ///
  /// - Parameters:
  ///   - missing: names that were missing, and those that are.
  ///   - names: what widgets were called and are, by id: it decides which former widget one is.
  package static func judge(
    recorded: [Snapshot], rendered: [Snapshot], scope: SnapshotScope = SnapshotScope(),
    missing: (recorded: MissingNames, now: MissingNames) = (MissingNames(), MissingNames()),
    names: (recorded: [String: String], now: [String: String]) = ([:], [:])
  ) -> Verdict {
    var verdict = Verdict()
    func change(_ snapshot: Snapshot, _ usual: Change) -> Change {
      missing.now.isLess(than: missing.recorded, of: snapshot.widget) ? .filledIn : usual
    }
    var new: [String: Snapshot] = [:]
    for snapshot in rendered { new[snapshot.id] = snapshot }
    var known: Set<String> = []
    for old in recorded {
      known.insert(old.id)
      if let now = new[old.id] {
        if now.shows(old) {
          verdict.unchanged.append(now)
        } else {
          verdict.note(change(old, .changed), old, now)
        }
      } else if !scope.includes(old) {
        verdict.outOfScope.append(old)
      } else {
        verdict.note(scope.failed(old) ? .notRendered : .removed, old, nil)
      }
    }
    for now in rendered where !known.contains(now.id) {
      verdict.note(change(now, .added), nil, now)
    }
    verdict.findRenamed(names)
    verdict.differences.sort { $0.id < $1.id }
    verdict.unchanged.sort { $0.id < $1.id }
    verdict.outOfScope.sort { $0.id < $1.id }
    return verdict
  }

  private mutating func note(_ change: Change, _ old: Snapshot?, _ new: Snapshot?) {
    guard let id = (new ?? old)?.id else { return }
    differences.append(Difference(id: id, change: change, old: old, new: new))
  }

  /// Pictures of which one name is gone and another has come.
  private mutating func findRenamed(
    _ names: (recorded: [String: String], now: [String: String])
  ) {
    let gone = differences.filter { $0.change == .removed }.compactMap(\.old)
    let come = differences.filter { $0.change == .added }.compactMap(\.new)
    guard !gone.isEmpty, !come.isEmpty else { return }
    let moves = SnapshotMoves(
      recorded: gone, rendered: come, names: names.now, formerNames: names.recorded)
    var pairs = moves.widgets.flatMap(\.snapshots)
    // Within a widget equal pictures of a family are the same one.
    let moved = (Set(pairs.map(\.old.id)), Set(pairs.map(\.new.id)))
    let looks = { (one: Snapshot) in [one.widget, one.family, one.picture, one.tree] }
    var rest = Dictionary(grouping: come.filter { !moved.1.contains($0.id) }, by: looks)
    for old in gone where !moved.0.contains(old.id) {
      guard let same = rest[looks(old)]?.first else { continue }
      rest[looks(old)]?.removeFirst()
      pairs.append(SnapshotMoves.Pair(old: old, new: same, isSame: true))
    }
    let ids = (Set(pairs.map(\.old.id)), Set(pairs.map(\.new.id)))
    differences.removeAll { difference in
      difference.change == .removed && ids.0.contains(difference.id)
        || difference.change == .added && ids.1.contains(difference.id)
    }
    for pair in pairs { note(pair.isSame ? .renamed : .changed, pair.old, pair.new) }
  }

  /// What widgets were called by that are called otherwise, by their ids of today.
  var renamedWidgets: [String: String] {
    var result: [String: String] = [:]
    for difference in differences {
      guard let old = difference.old?.widget, let new = difference.new?.widget, old != new else {
        continue
      }
      result[new] = old
    }
    return result
  }

  /// Says of pictures that they are new or changed for no other reason than being drawn again.
  package mutating func doubt(_ ids: Set<String>) {
    for index in differences.indices where ids.contains(differences[index].id) {
      if [.changed, .added, .filledIn].contains(differences[index].change) {
        differences[index].change = .unstable
      }
    }
  }
}
