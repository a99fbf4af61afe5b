import Synchronization

/// The connection over which fixtures answer: it is there, but for times of a simulated day.
package enum NetworkConnection {
  /// What is known of it.
  private struct State {
    var isThere = true
    var loads = 0
  }

  private static let state = Mutex(State())

  package static func set(isThere: Bool) { state.withLock { $0.isThere = isThere } }

  /// How many addresses were asked for since the last call.
  package static func drainLoads() -> Int {
    state.withLock { state in
      defer { state.loads = 0 }
      return state.loads
    }
  }

  /// Counts a request.
  ///
  /// - Returns: Whether it gets through.
  static func load() -> Bool {
    state.withLock { state in
      state.loads += 1
      return state.isThere
    }
  }
}
