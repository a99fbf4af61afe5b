public import Foundation
import FoundationAdditions

/// Asks people to sign in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// What the app wants to know.
  open var requestedScopes: [ASAuthorizationScope]?
  /// A value that comes back.
  open var nonce: String?
  /// A value that comes back.
  open var state: String?
  /// The person, if known.
  open var user: String?
}

/// Whoever signed in with Apple.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  /// The person, as the app knows them.
  public let user: String = ""
  /// Their address.
  public let email: String? = nil
  /// Their name.
  public let fullName: PersonNameComponents? = nil
  /// What proves it.
  public let identityToken: Data? = nil
  /// What a server proves it with.
  public let authorizationCode: Data? = nil

  override init() {}
}

/// Makes requests to sign in with Apple.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// Whether somebody is still signed in.
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }

  /// A maker of requests.
  public override init() {}

  /// A request to sign in.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }

  /// Whether somebody is still signed in: nobody is known.
  open func credentialState(forUserID userID: String) async throws -> CredentialState {
    Self.unknown()
  }

  /// Whether somebody is still signed in: nobody is known.
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { completion(Self.unknown(), nil) }

  private class func unknown() -> CredentialState {
    HostDiagnostics.reportInert("AuthenticationServices", "nobody is known to have signed in")
    return .notFound
  }
}
