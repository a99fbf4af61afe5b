import Synchronization

/// What the controls of a view perform, gathered while it is drawn for somebody who taps one. In a
/// gallery nobody does.
package final class PerformableIntents: Sendable {
  /// Performs an intent.
  package typealias Performing = @Sendable () async -> Void

  /// Those of the program.
  package static let current = PerformableIntents()

  /// Nil while nobody is to tap.
  private let open = Mutex<[Performing]?>(nil)

  /// Takes note of a control; from any thread.
  package func note(_ perform: @escaping Performing) { open.withLock { $0?.append(perform) } }

  /// What the controls of views perform that are drawn in the meantime, in order.
  @MainActor package func gather(_ draw: @MainActor () async -> Void) async -> [Performing] {
    open.withLock { $0 = [] }
    await draw()
    return open.withLock { open in
      defer { open = nil }
      return open ?? []
    }
  }
}
