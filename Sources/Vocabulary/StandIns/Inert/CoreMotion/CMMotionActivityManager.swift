public import Foundation

public enum CMMotionActivityConfidence: Int, Sendable {
  case low = 0
  case medium, high
}

/// What somebody does. It is not known.
open class CMMotionActivity: NSObject, @unchecked Sendable {
  override init() {}

  open var startDate: Date { .distantPast }
  open var confidence: CMMotionActivityConfidence { .low }
  open var unknown: Bool { true }
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var cycling: Bool { false }
  open var automotive: Bool { false }
}

/// Tells what somebody does. It may not.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  public override init() {}

  /// Whether it is found out: no.
  open class func isActivityAvailable() -> Bool { motionIsNotMeasured(false) }
  /// Whether people allowed it: no.
  open class func authorizationStatus() -> CMAuthorizationStatus { motionIsNotMeasured(.denied) }

  /// Fails at once: it is not known.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping @Sendable ([CMMotionActivity]?, (any Error)?) -> Void
  ) { handler(nil, motionIsNotAllowed) }
  /// Says at once that it is not known.
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping @Sendable (CMMotionActivity?) -> Void
  ) { handler(motionIsNotMeasured(nil)) }
  /// Does nothing: nothing is found out.
  open func stopActivityUpdates() {}
}
