public import Dispatch
public import Foundation

/// Something that decides when and where work is done: here, at once and on the spot.
public protocol Scheduler<SchedulerTimeType> {
  /// Points in time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// Settings.
  associatedtype SchedulerOptions = Never

  /// The present.
  var now: SchedulerTimeType { get }
  /// Does work.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
}

extension Scheduler {
  /// Does work at once.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

  /// Does work at once.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
}

/// A span of time with names for its units.
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
      public var magnitude: Double

      init(_ seconds: Double) { magnitude = seconds }

      public init(floatLiteral value: Double) { magnitude = value }

      public init(integerLiteral value: Int) { magnitude = Double(value) }

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
    public init(qos: DispatchQoS = .unspecified) {}
  }

  public var now: SchedulerTimeType { SchedulerTimeType(seconds: 0) }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

  public var now: SchedulerTimeType { SchedulerTimeType(seconds: 0) }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

  public var now: SchedulerTimeType { SchedulerTimeType(seconds: 0) }
}

/// Does everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

  /// The only one needed.
  public static let shared = ImmediateScheduler()

  public var now: SchedulerTimeType { SchedulerTimeType(seconds: 0) }
}
