public import Foundation
import FoundationAdditions

/// Something that people sign in with.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// What makes requests to sign in.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What people would be asked.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  override init() {}
}

/// What an app wants to know of people.
public struct ASAuthorizationScope: RawRepresentable, Hashable, Sendable {
  /// Apple's word.
  public let rawValue: String
  /// A wish by its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Their name.
  public static let fullName = Self(rawValue: "full_name")
  /// Their address.
  public static let email = Self(rawValue: "email")
}

/// What people signed in with.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// What they signed in with.
  public let credential: any ASAuthorizationCredential

  init(credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// Why nobody signed in.
public struct ASAuthorizationError: Error, Hashable, Sendable {
  /// Sorts of reasons.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }

  /// The sort of reason.
  public let code: Code

  /// The error of a sort.
  public init(_ code: Code) { self.code = code }

  /// The error of somebody who cannot be asked, and a note.
  static func unasked() -> ASAuthorizationError {
    HostDiagnostics.reportInert("AuthenticationServices", "nobody is there to sign in")
    return ASAuthorizationError(.notInteractive)
  }

  /// The person changed their mind.: Code { .canceled }
  /// It failed.
  public static var failed: Code { .failed }
  /// Nothing can be asked now.
  public static var notInteractive: Code { .notInteractive }
}

/// A user name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The user name.
  public let user: String
  /// The password.
  public let password: String

  /// A user name and a password.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// Asks for a password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// Makes requests for passwords.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// A maker of requests.
  public override init() {}
  /// A request for a password.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}
