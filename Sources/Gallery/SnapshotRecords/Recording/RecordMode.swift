/// Which pictures are recorded.
package enum RecordMode: String, CaseIterable, Sendable {
  /// All, and what is no more is taken away.
  case all
  /// Those of which there is no snapshot.
  case missing
  /// Those and the ones that differ.
  case failed
  /// None: whether there is anything to record is all that is said.
  case never

  package func takes(isMissing: Bool, isChanged: Bool) -> Bool {
    switch self {
    case .all: true
    case .missing: isMissing
    case .failed: isMissing || isChanged
    case .never: false
    }
  }

  package func takes(_ snapshot: Snapshot, over old: Snapshot?) -> Bool {
    takes(isMissing: old == nil, isChanged: old.map { !snapshot.shows($0) } ?? false)
  }
}
