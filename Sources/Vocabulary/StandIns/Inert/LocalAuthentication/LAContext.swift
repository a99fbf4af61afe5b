public import Foundation
public import FoundationAdditions

public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID, faceID
  case opticID = 4
}

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication, deviceOwnerAuthenticationWithWatch
  case deviceOwnerAuthenticationWithBiometricsOrWatch
}

/// Asks people to show who they are. Nobody is here to do so.
open class LAContext: NSObject, @unchecked Sendable {
  public override init() {}

  open var localizedReason = ""
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var interactionNotAllowed = false
  /// How long a shown finger counts, in seconds.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// What people are known by: nothing.
  open var biometryType: LABiometryType { .none }
  /// What is known of their faces and fingers: nothing.
  open var evaluatedPolicyDomainState: Data? { nil }

  /// Whether people can be asked: no.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = NSError(domain: LAError.errorDomain, code: refusal(policy).errorCode)
    return false
  }

  /// Fails: nobody is here.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw refusal(policy)
  }

  /// Fails at once: nobody is here.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, refusal(policy)) }

  /// Does nothing: nobody was asked.
  open func invalidate() {}

  private func refusal(_ policy: LAPolicy) -> LAError {
    HostDiagnostics.reportInert("LocalAuthentication", "nobody is here to show who they are")
    return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}

/// Why people were not known. The numbers are Apple's.
public struct LAError: VitrineCodedError {
  public enum Code: Int, VitrineErrorCode {
    public typealias Failure = LAError

    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static let errorDomain = "com.apple.LocalAuthentication"
  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
}
