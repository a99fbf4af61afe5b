/// What a signpost marks.
public enum OSSignpostType: Sendable { case begin, end, event }

/// Tells signposts of one name apart.
public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64

  public init(_ value: UInt64) { rawValue = value }

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
  public init() {}

  public init(subsystem: String, category: String) {}

  public init(logger: Logger) {}

  /// Something to end a stretch with.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Runs the work.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around work: () throws -> T
  ) rethrows -> T { try work() }
}

/// A stretch of time under way.
public final class OSSignpostIntervalState: Sendable {}
