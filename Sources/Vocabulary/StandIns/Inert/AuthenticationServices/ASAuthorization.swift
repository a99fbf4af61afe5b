public import Foundation
public import FoundationAdditions

public protocol ASAuthorizationCredential: NSObjectProtocol {}

public protocol ASAuthorizationProvider: NSObjectProtocol {}

open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  override init() {}
}

public struct ASAuthorizationScope: RawRepresentable, Hashable, Sendable {
  /// Apple's word.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fullName = Self(rawValue: "full_name")
  public static let email = Self(rawValue: "email")
}

open class ASAuthorization: NSObject, @unchecked Sendable {
  public let credential: any ASAuthorizationCredential

  init(credential: any ASAuthorizationCredential) { self.credential = credential }
}

public struct ASAuthorizationError: VitrineCodedError {
  public enum Code: Int, VitrineErrorCode {
    public typealias Failure = ASAuthorizationError

    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }

  /// The error of somebody who cannot be asked, and a note.
  static func unasked() -> ASAuthorizationError {
    HostDiagnostics.reportInert("AuthenticationServices", "nobody is there to sign in")
    return ASAuthorizationError(.notInteractive)
  }

  public static var canceled: Code { .canceled }
  public static var failed: Code { .failed }
  public static var notInteractive: Code { .notInteractive }
}

open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  public let user: String
  public let password: String

  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  public override init() {}
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}
