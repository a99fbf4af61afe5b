public import Foundation

/// Codes that Foundation has here without their short names.
extension URLError {
  public static var appTransportSecurityRequiresSecureConnection: Code {
    .appTransportSecurityRequiresSecureConnection
  }
  public static var dataLengthExceedsMaximum: Code { .dataLengthExceedsMaximum }
}
