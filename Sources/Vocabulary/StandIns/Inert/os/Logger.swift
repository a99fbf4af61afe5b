/// Writes messages of a subsystem. Nothing is kept of them.
public struct Logger: Sendable {
  public init() {}

  /// A log of a part of the app; the names are not kept.
  public init(subsystem: String, category: String) {}

  /// A log beside an older one, which is not kept.
  public init(_ log: OSLog) {}

  /// Drops the message.
  public func log(_ message: OSLogMessage) {}
  /// Drops the message.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Drops the message.
  public func trace(_ message: OSLogMessage) {}
  /// Drops the message.
  public func debug(_ message: OSLogMessage) {}
  /// Drops the message.
  public func info(_ message: OSLogMessage) {}
  /// Drops the message.
  public func notice(_ message: OSLogMessage) {}
  /// Drops the message.
  public func warning(_ message: OSLogMessage) {}
  /// Drops the message.
  public func error(_ message: OSLogMessage) {}
  /// Drops the message.
  public func critical(_ message: OSLogMessage) {}
  /// Drops the message.
  public func fault(_ message: OSLogMessage) {}
}

/// Writes a message. Nothing is kept of it.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {}

/// Writes a message. Nothing is kept of it.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ arguments: any CVarArg...
) {}

/// Writes a message. Nothing is kept of it.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {}

/// Writes a message. Nothing is kept of it.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
