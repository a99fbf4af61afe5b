public import Foundation

/// How a device reaches the network. Here: well, by Wi-Fi, so that a widget does not show that it
/// is offline; what it asks for is answered elsewhere.
public struct NWPath: Hashable, Sendable {
  public enum Status: Hashable, Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }

  public let status: Status = .satisfied
  public let unsatisfiedReason: UnsatisfiedReason = .notAvailable
  public let availableInterfaces = [NWInterface.wifi]
  public let isExpensive = false
  public let isConstrained = false
  public let isUltraConstrained = false
  public let supportsIPv4 = true
  public let supportsIPv6 = true
  public let supportsDNS = true
  public let gateways: [NWEndpoint] = []
  public let localEndpoint: NWEndpoint? = nil
  public let remoteEndpoint: NWEndpoint? = nil

  init() {}

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}

public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  public let type: InterfaceType
  public let name: String
  public let index: Int

  static let wifi = NWInterface(type: .wifi, name: "en0", index: 1)
}

/// Tells how the network is reached: once, when it is started, as nothing changes here.
public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public private(set) var queue: DispatchQueue?
  public let currentPath = NWPath()

  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  /// Calls the handler at once, in order with what follows.
  public func start(queue: DispatchQueue) {
    self.queue = queue
    pathUpdateHandler?(currentPath)
  }

  /// Does nothing more: all was told.
  public func cancel() {}
}

extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath

  /// One path, then the end, as none other comes.
  public struct Iterator: AsyncIteratorProtocol {
    var path: NWPath?

    public mutating func next() async -> NWPath? {
      defer { path = nil }
      return path
    }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(path: currentPath) }
}
