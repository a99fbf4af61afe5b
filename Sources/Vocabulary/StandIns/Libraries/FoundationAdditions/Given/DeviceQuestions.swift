import Synchronization

/// What widget code has asked of the device, besides addresses (`NetworkConnection`).
package enum DeviceQuestions {
  /// What was asked.
  package enum Question: Hashable, Sendable {
    /// Whether it is light or dark just now.
    case appearance
    /// Where the device is, which was refused.
    case refusedLocation
  }

  private static let counts = Mutex<[Question: Int]>([:])

  package static func note(_ question: Question) {
    counts.withLock { $0[question, default: 0] += 1 }
  }

  /// How often each was asked since the last call.
  package static func drain() -> [Question: Int] {
    counts.withLock { counts in
      defer { counts = [:] }
      return counts
    }
  }
}
