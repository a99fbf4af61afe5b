public import Dispatch
public import Foundation

/// Something that decides when and where work is done: here, at once and on the spot.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions = Never

  var now: SchedulerTimeType { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
}

extension Scheduler {
  /// Does work at once.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

  /// Does work at once.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
}

public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ value: Int) -> Self
  static func seconds(_ value: Double) -> Self
  static func milliseconds(_ value: Int) -> Self
  static func microseconds(_ value: Int) -> Self
  static func nanoseconds(_ value: Int) -> Self
}

extension DispatchQueue: Scheduler {
  /// A point in time, in seconds from an arbitrary one.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    let seconds: Double

    /// A span of time in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Sendable,
      ExpressibleByFloatLiteral
    {
      /// The length in seconds.
      public var magnitude: Double

      init(_ seconds: Double) { magnitude = seconds }

      /// So many seconds.
      public init(floatLiteral value: Double) { magnitude = value }

      /// So many seconds.
      public init(integerLiteral value: Int) { magnitude = Double(value) }

      /// So many seconds; never `nil`.
      public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }

      public static func seconds(_ value: Int) -> Self { Self(Double(value)) }
      public static func seconds(_ value: Double) -> Self { Self(value) }
      public static func milliseconds(_ value: Int) -> Self { Self(Double(value) / 1e3) }
      public static func microseconds(_ value: Int) -> Self { Self(Double(value) / 1e6) }
      public static func nanoseconds(_ value: Int) -> Self { Self(Double(value) / 1e9) }

      public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
      public static func + (left: Self, right: Self) -> Self {
        Self(left.magnitude + right.magnitude)
      }
      public static func - (left: Self, right: Self) -> Self {
        Self(left.magnitude - right.magnitude)
      }
      public static func * (left: Self, right: Self) -> Self {
        Self(left.magnitude * right.magnitude)
      }
      public static func *= (left: inout Self, right: Self) { left = left * right }
    }

    public func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }

    public func advanced(by span: Stride) -> Self { Self(seconds: seconds + span.magnitude) }
  }

  /// Settings that change nothing.
  public struct SchedulerOptions: Sendable {
    /// Settings, of which none is kept.
    public init(qos: DispatchQoS = .unspecified) {}
  }

  public var now: SchedulerTimeType { SchedulerTimeType(seconds: 0) }
}

extension RunLoop: Scheduler {
  /// Points in time, as a queue has them.
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

  public var now: SchedulerTimeType { SchedulerTimeType(seconds: 0) }
}

extension OperationQueue: Scheduler {
  /// Points in time, as a queue has them.
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

  public var now: SchedulerTimeType { SchedulerTimeType(seconds: 0) }
}

/// Does everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// Points in time, as a queue has them.
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

  public static let shared = ImmediateScheduler()

  public var now: SchedulerTimeType { SchedulerTimeType(seconds: 0) }
}
