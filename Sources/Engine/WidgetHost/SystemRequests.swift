import Synchronization

/// What widget code has asked of the system. A gallery grants nothing of it; a simulated day does.
package final class SystemRequests: Sendable {
  /// One of them.
  package enum Request: Hashable, Sendable {
    case reload(kind: String)
    case reloadAll
    case invalidateRelevance(kind: String)
    case invalidateRecommendations
    case reloadControls(kind: String)
    case reloadAllControls
  }

  /// Those of the program.
  package static let current = SystemRequests()

  private let open = Mutex<[Request]>([])

  package init() {}

  /// Takes note of a request; from any thread.
  package func note(_ request: Request) { open.withLock { $0.append(request) } }

  /// What was asked since the last call, in order.
  package func drain() -> [Request] {
    open.withLock { open in
      defer { open = [] }
      return open
    }
  }
}
