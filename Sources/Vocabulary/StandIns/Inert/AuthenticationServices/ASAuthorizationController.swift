public import Foundation
public import SwiftUI

/// Hears whether somebody signed in.
@MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// Somebody did.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  /// Nobody did.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing, unless overridden.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing, unless overridden.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Knows the window to ask in.
@MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
}

/// Asks people to sign in. A widget cannot: it fails at once.
@MainActor open class ASAuthorizationController: NSObject {
  /// How it is asked.
  public struct RequestOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only with what is on the device.
    public static let preferImmediatelyAvailableCredentials = Self(rawValue: 1)
  }

  /// What is asked.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Who hears of the answer.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Who knows the window.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  /// Asks in several ways.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Fails at once.
  open func performRequests() {
    delegate?.authorizationController(
      controller: self, didCompleteWithError: ASAuthorizationError.unasked())
  }

  /// Fails at once.
  open func performRequests(options: RequestOptions) { performRequests() }
}

/// How somebody signed in.
public enum ASAuthorizationResult {
  /// With a password.
  case password(ASPasswordCredential)
  /// With Apple.
  case appleID(ASAuthorizationAppleIDCredential)
  /// With a passkey.
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  /// With a new passkey.
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// Asks people to sign in, from a view. A widget cannot: it fails at once.
@MainActor public struct AuthorizationController {
  nonisolated init() {}

  /// Fails at once.
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError.unasked() }

  /// Fails at once.
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError.unasked() }
}

extension EnvironmentValues {
  /// Asks people to sign in.
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
