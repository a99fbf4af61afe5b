public import Foundation
import FoundationAdditions

public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized
}

public let CMErrorDomain = "CMErrorDomain"

/// What a device says that was not asked to measure, and a note that it was.
func motionIsNotMeasured<Answer>(_ answer: Answer) -> Answer {
  HostDiagnostics.reportInert("CoreMotion", "this device does not measure how it is moved")
  return answer
}

/// Apple's error for what people did not allow.
var motionIsNotAllowed: NSError { motionIsNotMeasured(NSError(domain: CMErrorDomain, code: 111)) }

/// What was counted of steps. Nothing was.
open class CMPedometerData: NSObject, @unchecked Sendable {
  override init() {}

  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
  open var numberOfSteps: NSNumber { 0 }
  /// How far, in metres: not known.
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
  /// How fast, in seconds for a metre: not known.
  open var currentPace: NSNumber? { nil }
  /// How often, in steps for a second: not known.
  open var currentCadence: NSNumber? { nil }
}

/// Counts steps. It may not.
open class CMPedometer: NSObject, @unchecked Sendable {
  public typealias Answer = @Sendable (CMPedometerData?, (any Error)?) -> Void

  public override init() {}

  /// Whether steps are counted: no.
  open class func isStepCountingAvailable() -> Bool { motionIsNotMeasured(false) }
  /// Whether distances are measured: no.
  open class func isDistanceAvailable() -> Bool { motionIsNotMeasured(false) }
  /// Whether floors are counted: no.
  open class func isFloorCountingAvailable() -> Bool { motionIsNotMeasured(false) }
  /// Whether people allowed it: no.
  open class func authorizationStatus() -> CMAuthorizationStatus { motionIsNotMeasured(.denied) }

  /// Fails at once: nothing was counted.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping Answer
  ) { handler(nil, motionIsNotAllowed) }
  /// Fails at once: nothing is counted.
  open func startUpdates(from start: Date, withHandler handler: @escaping Answer) {
    handler(nil, motionIsNotAllowed)
  }
  /// Does nothing: nothing is counted.
  open func stopUpdates() {}
}
