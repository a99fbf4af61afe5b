import Foundation

/// The first reason for which standard output did not take what was written to it.
final class ConsoleFailure: @unchecked Sendable {
  private let lock = NSLock()
  private var first: String?

  /// In the system's words; nil while all is well.
  var reason: String? { lock.withLock { first } }

  /// - Parameter code: The system's number of the error.
  func note(_ code: Int32) {
    lock.withLock { first = first ?? String(cString: strerror(code)) }
  }
}
