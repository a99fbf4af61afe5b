/// What a signpost marks.
public enum OSSignpostType: Sendable { case begin, end, event }

/// Tells signposts of one name apart.
public struct OSSignpostID: Hashable, Sendable {
  /// The number behind it.
  public let rawValue: UInt64

  /// An identity by its number.
  public init(_ value: UInt64) { rawValue = value }

  /// An identity in a log; all are equal.
  public init(log: OSLog) { rawValue = 1 }

  /// For work that never overlaps.
  public static let exclusive = Self(0)
  /// For no signpost.
  public static let invalid = Self(UInt64.max)
  /// For no signpost.
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

  /// Something to end a stretch with.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Ends a stretch of time.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Tells signposts apart.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Runs the work.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around work: () throws -> T
  ) rethrows -> T { try work() }
}

/// A stretch of time under way.
public final class OSSignpostIntervalState: Sendable {}
