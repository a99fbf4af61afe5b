import Foundation
public import FoundationAdditions

/// Seconds since the beginning of 2001, by the owned clock, which stands still while a widget is
/// drawn; on a device, since it was started.
public func CACurrentMediaTime() -> CFTimeInterval {
  VitrineClock.now.timeIntervalSinceReferenceDate
}
