public import Foundation
public import FoundationAdditions

public enum WCSessionActivationState: Int, Sendable {
  case notActivated = 0
  case inactive, activated
}

public struct WCError: VitrineCodedError {
  public enum Code: Int, VitrineErrorCode {
    public typealias Failure = WCError

    case genericError = 7001
    case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired
    case watchAppNotInstalled, notReachable
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}

/// Speaks with the paired watch or phone. There is none.
open class WCSession: NSObject, @unchecked Sendable {
  private static let session = WCSession()

  /// Whether there can be another device: no.
  open class func isSupported() -> Bool { alone(false) }
  open class var `default`: WCSession { session }

  open weak var delegate: (any WCSessionDelegate)?
  /// Whether the session runs: no.
  open var activationState: WCSessionActivationState { Self.alone(.notActivated) }
  /// Whether a watch is paired: no.
  open var isPaired: Bool { Self.alone(false) }
  /// Whether the app is on the watch: no.
  open var isWatchAppInstalled: Bool { Self.alone(false) }
  /// Whether the app is on the phone: no.
  open var isCompanionAppInstalled: Bool { Self.alone(false) }
  /// Whether a complication is on the face: no.
  open var isComplicationEnabled: Bool { Self.alone(false) }
  /// Whether the other device listens: no.
  open var isReachable: Bool { Self.alone(false) }
  open var applicationContext: [String: Any] { Self.alone([:]) }
  open var receivedApplicationContext: [String: Any] { [:] }

  /// Says at once that there is no other device.
  open func activate() {
    delegate?.session(
      self, activationDidCompleteWith: .notActivated,
      error: Self.alone(WCError(.sessionNotSupported)))
  }

  /// Fails: there is no other device.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw Self.alone(WCError(.sessionNotSupported))
  }

  /// Fails at once: there is no other device.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(Self.alone(WCError(.notReachable))) }

  /// Does nothing: there is no other device.
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) { Self.alone(()) }
  /// Does nothing: there is no other device.
  open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) {
    Self.alone(())
  }

  /// An answer, and a note that nobody else gave it.
  private class func alone<Answer>(_ answer: Answer) -> Answer {
    HostDiagnostics.reportInert("WatchConnectivity", "there is no other device")
    return answer
  }
}

public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func session(_ session: WCSession, didReceiveApplicationContext context: [String: Any])
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  func sessionReachabilityDidChange(_ session: WCSession)
}

extension WCSessionDelegate {
  /// Does nothing, unless overridden.
  public func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?
  ) {}
  /// Does nothing, unless overridden.
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  /// Does nothing, unless overridden.
  public func sessionDidDeactivate(_ session: WCSession) {}
  /// Does nothing, unless overridden.
  public func session(_ session: WCSession, didReceiveApplicationContext context: [String: Any]) {}
  /// Does nothing, unless overridden.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Does nothing, unless overridden.
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Does nothing, unless overridden.
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  /// Does nothing, unless overridden.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
}
