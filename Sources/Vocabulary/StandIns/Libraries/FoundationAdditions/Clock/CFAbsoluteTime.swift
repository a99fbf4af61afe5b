import Foundation

public typealias CFAbsoluteTime = Double

/// Seconds since the beginning of 2001, by the owned clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  VitrineClock.now.timeIntervalSinceReferenceDate
}

/// Seconds from 1970 to the beginning of 2001.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval =
  Date.timeIntervalBetween1970AndReferenceDate
