public import Dispatch

/// Tells of memory that runs short; here it never does.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSourceMemoryPressure {
  public var data: DispatchSource.MemoryPressureEvent { [] }
  public var mask: DispatchSource.MemoryPressureEvent { .all }
}

extension DispatchSource: DispatchSourceMemoryPressure {}

extension DispatchSource {
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = MemoryPressureEvent(rawValue: 1)
    public static let warning = MemoryPressureEvent(rawValue: 2)
    public static let critical = MemoryPressureEvent(rawValue: 4)
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// A source of which no event comes: one that adds up numbers, to which nobody adds any.
  public static func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    makeUserDataAddSource(queue: queue) as! DispatchSource
  }
}
