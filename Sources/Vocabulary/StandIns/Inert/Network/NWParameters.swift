public import Foundation

/// How to connect.
public final class NWParameters: @unchecked Sendable {
  public enum ServiceClass: Hashable, Sendable {
    case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
  }

  public enum MultipathServiceType: Hashable, Sendable {
    case disabled, handover, interactive, aggregate
  }

  public enum ExpiredDNSBehavior: Hashable, Sendable { case systemDefault, allow, prohibit }

  /// What a connection speaks, from the top.
  public final class ProtocolStack: @unchecked Sendable {
    public var applicationProtocols: [NWProtocolOptions] = []
    public var transportProtocol: NWProtocolOptions?
    public var internetProtocol: NWProtocolOptions?
  }

  public var requiredInterfaceType = NWInterface.InterfaceType.other
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  public var requiredLocalEndpoint: NWEndpoint?
  public var prohibitExpensivePaths = false
  public var prohibitConstrainedPaths = false
  public var allowLocalEndpointReuse = false
  public var acceptLocalOnly = false
  public var includePeerToPeer = false
  public var allowFastOpen = false
  public var serviceClass = ServiceClass.bestEffort
  public var multipathServiceType = MultipathServiceType.disabled
  public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
  public let defaultProtocolStack = ProtocolStack()

  public init() {}
  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) {}
  public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) {}

  public static var tcp: NWParameters { NWParameters() }
  public static var udp: NWParameters { NWParameters() }
  public static var tls: NWParameters { NWParameters() }
  public static var dtls: NWParameters { NWParameters() }
}

public class NWProtocolOptions: @unchecked Sendable {}

public enum NWProtocolTCP {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public var noDelay = false
    public var enableKeepalive = false
    /// When to ask whether the other is still there, in seconds.
    public var keepaliveIdle = 0
    /// How often to ask, in seconds.
    public var keepaliveInterval = 0
    public var keepaliveCount = 0
    /// When to give up, in seconds.
    public var connectionTimeout = 0
    public var enableFastOpen = false

    public override init() {}
  }
}

public enum NWProtocolUDP {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public override init() {}
  }
}

public enum NWProtocolTLS {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public let securityProtocolOptions = sec_protocol_options()

    public override init() {}
  }
}

/// How to encrypt. Nothing is.
public final class sec_protocol_options: Sendable {
  init() {}
}

public typealias sec_protocol_options_t = sec_protocol_options

/// What is known of the other machine. It is never asked for.
public final class sec_protocol_metadata: Sendable {
  init() {}
}

public typealias sec_protocol_metadata_t = sec_protocol_metadata

/// Whether to believe the other machine. It is never asked for.
public final class sec_trust: Sendable {
  init() {}
}

public typealias sec_trust_t = sec_trust
public typealias sec_protocol_verify_complete_t = @Sendable (Bool) -> Void
public typealias sec_protocol_verify_t =
  @Sendable (sec_protocol_metadata_t, sec_trust_t, @escaping sec_protocol_verify_complete_t) -> Void

/// Does nothing: no other machine is met that had to be believed.
public func sec_protocol_options_set_verify_block(
  _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t,
  _ verify_block_queue: DispatchQueue
) {}
