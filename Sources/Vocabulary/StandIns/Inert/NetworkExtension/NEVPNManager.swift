public import Foundation
import FoundationAdditions

/// Settings of an app's tunnel. None are kept.
open class NEVPNManager: NSObject, @unchecked Sendable {
  private static let own = NEVPNManager()

  open class func shared() -> NEVPNManager { own }

  public override init() {}

  open var isEnabled = false
  open var isOnDemandEnabled = false
  open var onDemandRules: [NEOnDemandRule]?
  open var protocolConfiguration: NEVPNProtocol?
  open var localizedDescription: String?
  private let closed = NETunnelProviderSession()
  open var connection: NEVPNConnection { closed }

  public typealias Answer = @Sendable ((any Error)?) -> Void

  /// Finds nothing, and leaves all as it is.
  open func loadFromPreferences() async throws { Self.noteNothingIsKept() }
  /// Finds nothing, and says so at once.
  open func loadFromPreferences(completionHandler: @escaping Answer) {
    Self.noteNothingIsKept()
    completionHandler(nil)
  }
  /// Fails, as all below: nothing is kept.
  open func saveToPreferences() async throws { throw refusal }
  open func saveToPreferences(completionHandler: Answer? = nil) { completionHandler?(refusal) }
  open func removeFromPreferences() async throws { throw refusal }
  open func removeFromPreferences(completionHandler: Answer? = nil) { completionHandler?(refusal) }

  private var refusal: NEVPNError { .refused(.configurationReadWriteFailed) }

  static func noteNothingIsKept() {
    HostDiagnostics.reportInert("NetworkExtension", "no tunnel is set up")
  }
}

open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  /// What an app has set up: nothing.
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] {
    noteNothingIsKept()
    return []
  }

  /// Says at once that an app has set up nothing.
  open class func loadAllFromPreferences(
    completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) {
    noteNothingIsKept()
    completionHandler([], nil)
  }
}
