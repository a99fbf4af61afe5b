public import Foundation
public import FoundationAdditions

public enum NEVPNStatus: Int, Sendable {
  case invalid = 0
  case disconnected, connecting, connected, reasserting, disconnecting
}

/// Why there is no tunnel. The numbers are Apple's.
public struct NEVPNError: VitrineCodedError {
  public enum Code: Int, VitrineErrorCode {
    public typealias Failure = NEVPNError

    case configurationInvalid = 1
    case configurationDisabled, connectionFailed, configurationStale
    case configurationReadWriteFailed, configurationUnknown
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "NEVPNErrorDomain" }

  public static var configurationInvalid: Code { .configurationInvalid }
  public static var configurationDisabled: Code { .configurationDisabled }
  public static var connectionFailed: Code { .connectionFailed }
  public static var configurationStale: Code { .configurationStale }
  public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
  public static var configurationUnknown: Code { .configurationUnknown }

  /// An error, and a note that settings of the network cannot be had.
  static func refused(_ code: Code) -> NEVPNError {
    HostDiagnostics.reportInert("NetworkExtension", "there is no tunnel, and none can be set up")
    return NEVPNError(code)
  }
}

extension Notification.Name {
  /// Never posted: no tunnel opens or closes.
  public static let NEVPNStatusDidChange = Notification.Name(
    "com.apple.networkextension.statusDidChange")
  /// Never posted: no settings change.
  public static let NEVPNConfigurationChange = Notification.Name(
    "com.apple.networkextension.configurationChange")
}

/// A tunnel. It is closed and stays so.
open class NEVPNConnection: NSObject, @unchecked Sendable {
  override init() {}

  /// Whether it is open: no.
  open var status: NEVPNStatus { .disconnected }
  /// Since when it is open: it is not.
  open var connectedDate: Date? { nil }

  /// Fails, as below: there is nobody to connect to.
  open func startVPNTunnel() throws { throw NEVPNError.refused(.connectionFailed) }
  open func startVPNTunnel(options: [String: NSObject]? = nil) throws {
    throw NEVPNError.refused(.connectionFailed)
  }
  /// Does nothing: it is closed.
  open func stopVPNTunnel() {}
  /// Says at once that nothing went wrong.
  open func fetchLastDisconnectError(
    completionHandler handler: @escaping @Sendable ((any Error)?) -> Void
  ) { handler(nil) }
}

/// A tunnel that an app's own extension makes.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
  /// Fails: there is nobody to connect to.
  open func startTunnel(options: [String: Any]? = nil) throws {
    throw NEVPNError.refused(.connectionFailed)
  }
  /// Does nothing: it is closed.
  open func stopTunnel() {}
  /// Fails: no extension runs.
  open func sendProviderMessage(
    _ messageData: Data, responseHandler: (@Sendable (Data?) -> Void)? = nil
  ) throws { throw NEVPNError.refused(.connectionFailed) }
}
