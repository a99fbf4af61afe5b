public import Foundation
import FoundationAdditions

open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  open var requestedScopes: [ASAuthorizationScope]?
  open var nonce: String?
  open var state: String?
  open var user: String?
}

open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  public let user: String = ""
  public let email: String? = nil
  public let fullName: PersonNameComponents? = nil
  public let identityToken: Data? = nil
  public let authorizationCode: Data? = nil

  override init() {}
}

open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }

  public override init() {}

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
