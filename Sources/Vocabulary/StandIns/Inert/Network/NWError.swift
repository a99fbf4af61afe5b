public import Foundation
import FoundationAdditions

/// Why there is no connection.
public enum NWError: Error, Hashable, Sendable {
  case posix(POSIXErrorCode)
  /// Apple's number of a fault of names.
  case dns(Int32)
  /// Apple's number of a fault of encryption.
  case tls(Int32)

  /// What every connection ends in, and a note that it was wanted.
  static func refused() -> NWError {
    HostDiagnostics.reportInert("Network", "no connection is made")
    return .posix(.ECONNREFUSED)
  }
}

extension NWError: LocalizedError {
  public var errorDescription: String? { "There is no connection: \(self)." }
}
