import FoundationAdditions

/// What is answered where arithmetic on curves would be needed, which is not here.
enum CurveFault {
  /// Notes that something was not done, and is the error to throw.
  static func error(_ what: String) -> CryptoKitError {
    note(what)
    return .underlyingCoreCryptoError(error: -4)
  }

  static func note(_ what: String) {
    HostDiagnostics.reportInert(
      "CryptoKit", "it computes no elliptic curves, so that \(what)")
  }
}
