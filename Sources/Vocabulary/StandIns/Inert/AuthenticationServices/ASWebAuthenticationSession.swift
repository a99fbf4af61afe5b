public import Foundation
public import FoundationAdditions

/// Where a sheet would be shown: nowhere.
open class ASPresentationAnchor: @unchecked Sendable {
  public init() {}
}

public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// Never called: nothing is shown.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

public struct ASWebAuthenticationSessionError: VitrineCodedError {
  public enum Code: Int, VitrineErrorCode {
    public typealias Failure = ASWebAuthenticationSessionError

    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String {
    "com.apple.AuthenticationServices.WebAuthenticationSession"
  }

  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

/// Asks people to sign in on a page of the web. A widget cannot: it fails when it is started.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// What the page sends people back by.
  public struct Callback: Sendable {
    public static func customScheme(_ customScheme: String) -> Callback { Callback() }
    public static func https(host: String, path: String) -> Callback { Callback() }
  }

  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var additionalHeaderFields: [String: String]?
  /// Whether it can ask: no.
  open var canStart: Bool { false }
  private let done: CompletionHandler

  public init(
    url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) { done = completionHandler }

  public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    done = completionHandler
  }

  /// Fails at once.
  @discardableResult
  open func start() -> Bool {
    _ = ASAuthorizationError.unasked()
    done(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
    return false
  }

  /// Does nothing: nobody is asked.
  open func cancel() {}
}
