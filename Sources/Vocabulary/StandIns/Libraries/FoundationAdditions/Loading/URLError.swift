public import Foundation

/// Codes that Foundation has here without their short names.
extension URLError {
  /// By a number that may be none of a code's, as `Code(rawValue:)` takes any on Apple's systems.
  @_disfavoredOverload
  public init(_ code: Code?, userInfo: [String: Any] = [:]) {
    self.init(code ?? .unknown, userInfo: userInfo)
  }

  public static var appTransportSecurityRequiresSecureConnection: Code {
    .appTransportSecurityRequiresSecureConnection
  }
  public static var dataLengthExceedsMaximum: Code { .dataLengthExceedsMaximum }
}
