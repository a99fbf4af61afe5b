/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number behind it.
  public let rawValue: UInt8

  /// The level of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of a number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The usual kind.
  public static let `default` = Self(0x00)
  /// A kind of little importance.
  public static let info = Self(0x01)
  /// The least important kind.
  public static let debug = Self(0x02)
  /// The kind for errors.
  public static let error = Self(0x10)
  /// The kind for faults.
  public static let fault = Self(0x11)
}

/// A place for messages of a subsystem. Nothing is kept of them.
public final class OSLog: Sendable {
  /// Groups messages.
  public struct Category: Hashable, Sendable {
    let name: String

    /// Moments of interest in a trace.
    public static let pointsOfInterest = Self(name: "PointsOfInterest")
    /// Kept while a tool looks.
    public static let dynamicTracing = Self(name: "DynamicTracing")
    /// Kept with stacks while a tool looks.
    public static let dynamicStackTracing = Self(name: "DynamicStackTracing")
  }

  /// Where messages without a subsystem go.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Where messages are dropped.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// A log of a part of the app; the names are not kept.
  public init(subsystem: String, category: String) {}

  /// A log of a part of the app; the names are not kept.
  public init(subsystem: String, category: Category) {}

  /// Whether messages of a type are kept: none are.
  public func isEnabled(type: OSLogType) -> Bool { false }
}
