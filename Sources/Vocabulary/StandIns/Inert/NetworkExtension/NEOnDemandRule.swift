public import Foundation

public enum NEOnDemandRuleAction: Int, Sendable {
  case connect = 1
  case disconnect, evaluateConnection, ignore
}

public enum NEOnDemandRuleInterfaceType: Int, Sendable {
  case any = 0
  case ethernet, wiFi, cellular
}

/// When a tunnel would open or close by itself.
open class NEOnDemandRule: NSObject, @unchecked Sendable {
  public let action: NEOnDemandRuleAction
  open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
  open var ssidMatch: [String]?
  open var dnsSearchDomainMatch: [String]?
  open var dnsServerAddressMatch: [String]?
  open var probeURL: URL?

  init(_ action: NEOnDemandRuleAction) { self.action = action }
}

open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {
  public init() { super.init(.connect) }
}

open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {
  public init() { super.init(.disconnect) }
}

open class NEOnDemandRuleIgnore: NEOnDemandRule, @unchecked Sendable {
  public init() { super.init(.ignore) }
}
