import Foundation

/// How ticks of ``mach_absolute_time()`` become nanoseconds: they are ones.
public struct mach_timebase_info_data_t: Sendable {
  public var numer: UInt32
  public var denom: UInt32

  public init() { (numer, denom) = (0, 0) }
  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

public typealias mach_timebase_info_t = UnsafeMutablePointer<mach_timebase_info_data_t>

/// The structure, which on a device has this name too.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

@discardableResult
public func mach_timebase_info(_ info: mach_timebase_info_t!) -> Int32 {
  info?.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}

/// Nanoseconds since the beginning of 2001 by the owned clock, which stands still while a widget is
/// drawn; on a device, since it was started.
public func mach_absolute_time() -> UInt64 {
  UInt64(max(VitrineClock.now.timeIntervalSinceReferenceDate, 0) * 1e9)
}
