package import DiagnosticRecords
import Synchronization

/// Where the stand-ins leave word of what widget code asked for and could not have.
///
/// A stand-in cannot return a diagnostic through Apple's interface, so it leaves it here; the host
/// drains the collection after every render and attaches it to that render.
package enum HostDiagnostics {
  /// What is waiting, oldest first.
  package final class Collection: Sendable {
    fileprivate let waiting = Mutex<[Diagnostic]>([])

    package init() {}
  }

  /// The program's; tests, which run beside each other in one process, have each their own.
  @TaskLocal package static var collection = Collection()

  /// Adds a diagnostic unless the very same one is waiting already.
  package static func report(_ diagnostic: Diagnostic) {
    collection.waiting.withLock {
      if !$0.contains(diagnostic) { $0.append(diagnostic) }
    }
  }

  /// Hands over everything collected, oldest first, and starts afresh.
  package static func drain() -> [Diagnostic] {
    collection.waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}
