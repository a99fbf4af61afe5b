public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = Self(0x00)
  public static let info = Self(0x01)
  public static let debug = Self(0x02)
  public static let error = Self(0x10)
  public static let fault = Self(0x11)
}

/// A log for messages of a subsystem. Nothing is kept of them.
public final class OSLog: Sendable {
  public struct Category: Hashable, Sendable {
    let name: String

    public static let pointsOfInterest = Self(name: "PointsOfInterest")
    public static let dynamicTracing = Self(name: "DynamicTracing")
    public static let dynamicStackTracing = Self(name: "DynamicStackTracing")
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")

  /// A log of a part of the app; the names are not kept.
  public init(subsystem: String, category: String) {}

  /// A log of a part of the app; the names are not kept.
  public init(subsystem: String, category: Category) {}

  /// Whether messages of a type are kept: none are.
  public func isEnabled(type: OSLogType) -> Bool { false }
}
