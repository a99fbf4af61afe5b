import Foundation

public typealias CFAbsoluteTime = Double

/// Seconds since the beginning of 2001, by the owned clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  VitrineClock.now.timeIntervalSinceReferenceDate
}
