/// What became of each snapshot in a new run.
package struct Verdict: Hashable, Sendable {
  /// What happened to a picture.
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
  package struct Difference: Codable, Hashable, Sendable {
    package var id: String
    package var widget: String
    package var change: Change

    package init(id: String, widget: String, change: Change) {
      (self.id, self.widget, self.change) = (id, widget, change)
    }
  }

  /// Sorted by id.
  package var differences: [Difference] = []
  /// How many pictures are as they were.
  package var unchanged = 0
  /// How many snapshots the run was not asked about.
  package var outOfScope = 0

  package init() {}

  /// Compares what was accepted with what was rendered.
  ///
  /// - Parameter missing: names that were missing, and those that are.
  package static func judge(
    recorded: [Snapshot], rendered: [Snapshot], scope: SnapshotScope = SnapshotScope(),
    missing: (recorded: MissingNames, now: MissingNames) = (MissingNames(), MissingNames())
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
          verdict.unchanged += 1
        } else {
          verdict.note(old, change(old, .changed))
        }
      } else if !scope.includes(old) {
        verdict.outOfScope += 1
      } else {
        verdict.note(old, scope.failed(old) ? .notRendered : .removed)
      }
    }
    for now in rendered where !known.contains(now.id) { verdict.note(now, change(now, .added)) }
    verdict.differences.sort { $0.id < $1.id }
    return verdict
  }

  private mutating func note(_ snapshot: Snapshot, _ change: Change) {
    differences.append(Difference(id: snapshot.id, widget: snapshot.widget, change: change))
  }

  /// Says of pictures that they are new or changed for no other reason than being drawn again.
  package mutating func doubt(_ ids: Set<String>) {
    for index in differences.indices where ids.contains(differences[index].id) {
      if [.changed, .added, .filledIn].contains(differences[index].change) {
        differences[index].change = .unstable
      }
    }
  }

  /// How many pictures a change happened to.
  package func count(_ change: Change) -> Int {
    differences.count { $0.change == change }
  }

  /// Whether somebody has to look: something changed, appeared or went away.
  package var needsReview: Bool { differences.contains { $0.change != .notRendered } }

  /// Whether nothing differs but for names that are there now.
  package var isOnlyFilledIn: Bool {
    needsReview && differences.allSatisfy { [.filledIn, .notRendered].contains($0.change) }
  }

  /// Whether something cannot be accepted as it is.
  package var isUnstable: Bool { count(.unstable) > 0 }

  /// Whether something could not be compared.
  package var isIncomplete: Bool { count(.notRendered) > 0 }
}
