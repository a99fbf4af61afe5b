public import Foundation

/// Where to connect to.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)

  /// The parts that say where, such as "tea.example:443".
  public var debugDescription: String {
    switch self {
    case .hostPort(let host, let port): "\(host.debugDescription):\(port.debugDescription)"
    case .service(let name, let type, let domain, _): "\(name).\(type).\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }

  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    case name(String, NWInterface?)
    case ipv4(IPv4Address)
    case ipv6(IPv6Address)

    /// An address where it reads as one, else a name.
    public init(_ string: String) {
      if let address = IPv4Address(string) {
        self = .ipv4(address)
      } else if let address = IPv6Address(string) {
        self = .ipv6(address)
      } else {
        self = .name(string, nil)
      }
    }

    public init(stringLiteral value: String) { self.init(value) }

    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      case .ipv4(let address): address.debugDescription
      case .ipv6(let address): address.debugDescription
      }
    }
  }

  public struct Port: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral,
    CustomDebugStringConvertible
  {
    public let rawValue: UInt16

    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// A port of digits; nil where it is none.
    public init?(_ service: String) {
      guard let number = UInt16(service) else { return nil }
      rawValue = number
    }

    public var debugDescription: String { "\(rawValue)" }

    public static let any: Port = 0
    public static let ssh: Port = 22
    public static let http: Port = 80
    public static let https: Port = 443
  }
}

/// An address of four bytes.
public struct IPv4Address: Hashable, Sendable, CustomDebugStringConvertible {
  public let rawValue: Data

  /// An address of four bytes; nil where there are more or less.
  public init?(_ rawValue: Data) {
    guard rawValue.count == 4 else { return nil }
    self.rawValue = rawValue
  }

  /// An address of four numbers with dots between; nil where it is none.
  public init?(_ string: String) {
    let parts = string.split(separator: ".", omittingEmptySubsequences: false)
    let bytes = parts.compactMap { UInt8($0) }
    guard parts.count == 4, bytes.count == 4 else { return nil }
    rawValue = Data(bytes)
  }

  public var debugDescription: String { rawValue.map { "\($0)" }.joined(separator: ".") }

  public static let any = IPv4Address(bytes: [0, 0, 0, 0])
  public static let loopback = IPv4Address(bytes: [127, 0, 0, 1])

  private init(bytes: [UInt8]) { rawValue = Data(bytes) }
}

/// An address of sixteen bytes.
public struct IPv6Address: Hashable, Sendable, CustomDebugStringConvertible {
  public let rawValue: Data

  /// An address of sixteen bytes; nil where there are more or less.
  public init?(_ rawValue: Data) {
    guard rawValue.count == 16 else { return nil }
    self.rawValue = rawValue
  }

  /// An address of hexadecimal groups, of which one run of zeros may be left out; nil where it is
  /// none.
  public init?(_ string: String) {
    let halves = string.components(separatedBy: "::").map { half in
      half.isEmpty ? [] : half.split(separator: ":", omittingEmptySubsequences: false)
    }
    guard halves.count == 1 || halves.count == 2 else { return nil }
    let given = halves.reduce(0) { $0 + $1.count }
    guard halves.count == 1 ? given == 8 : given < 8 else { return nil }
    let zeros = [Substring](repeating: "0", count: 8 - given)
    let groups = (halves[0] + zeros + halves.dropFirst().joined()).compactMap { group in
      group.count <= 4 ? UInt16(group, radix: 16) : nil
    }
    guard groups.count == 8 else { return nil }
    rawValue = Data(groups.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
  }

  /// The groups in full, without leading zeros.
  public var debugDescription: String {
    stride(from: 0, to: 16, by: 2).map { index in
      String(UInt16(rawValue[index]) << 8 | UInt16(rawValue[index + 1]), radix: 16)
    }.joined(separator: ":")
  }
}
