public enum OSSignpostType: Sendable { case begin, end, event }

public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64

  public init(_ value: UInt64) { rawValue = value }

  /// An identity in a log; all are equal.
  public init(log: OSLog) { rawValue = 1 }

  public static let exclusive = Self(0)
  public static let invalid = Self(UInt64.max)
  public static let null = Self(0)
}

/// Marks a moment. Nothing is kept of it.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment. Nothing is kept of it.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// Marks stretches of time. Nothing is kept of them.
public struct OSSignposter: Sendable {
  /// Signposts that nobody reads.
  public init() {}

  /// Signposts of a part of the app; the names are not kept.
  public init(subsystem: String, category: String) {}

  /// Signposts beside a log, which is not kept.
  public init(logger: Logger) {}

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  public func makeSignpostID() -> OSSignpostID { .exclusive }

  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around work: () throws -> T
  ) rethrows -> T { try work() }
}

public final class OSSignpostIntervalState: Sendable {}
