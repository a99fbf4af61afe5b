public import Foundation

/// Measures how a device is moved. This one is not.
open class CMMotionManager: NSObject, @unchecked Sendable {
  public override init() {}

  /// How often to measure, in seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// How often to measure, in seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// How often to measure, in seconds.
  open var gyroUpdateInterval: TimeInterval = 0
  /// Whether it is measured, as all below: no.
  open var isDeviceMotionAvailable: Bool { motionIsNotMeasured(false) }
  open var isAccelerometerAvailable: Bool { motionIsNotMeasured(false) }
  open var isGyroAvailable: Bool { motionIsNotMeasured(false) }
  open var isMagnetometerAvailable: Bool { motionIsNotMeasured(false) }
  open var isDeviceMotionActive: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var isGyroActive: Bool { false }
  open var deviceMotion: CMDeviceMotion? { motionIsNotMeasured(nil) }
  open var accelerometerData: CMAccelerometerData? { motionIsNotMeasured(nil) }

  /// Does nothing, as all below: nothing is measured.
  open func startDeviceMotionUpdates() { motionIsNotMeasured(()) }
  /// Never calls the handler.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping @Sendable (CMDeviceMotion?, (any Error)?) -> Void
  ) { motionIsNotMeasured(()) }
  open func stopDeviceMotionUpdates() {}
  open func startAccelerometerUpdates() { motionIsNotMeasured(()) }
  /// Never calls the handler.
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping @Sendable (CMAccelerometerData?, (any Error)?) -> Void
  ) { motionIsNotMeasured(()) }
  open func stopAccelerometerUpdates() {}
  open func startGyroUpdates() { motionIsNotMeasured(()) }
  open func stopGyroUpdates() {}
}

/// How fast something gets faster, as parts of the pull of the earth.
public struct CMAcceleration: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public init() {}
}

/// How a device is moved. None is.
open class CMDeviceMotion: NSObject, @unchecked Sendable {
  override init() {}

  open var attitude: CMAttitude { CMAttitude() }
  open var gravity: CMAcceleration { CMAcceleration() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// How a device is turned, in radians.
open class CMAttitude: NSObject, @unchecked Sendable {
  override init() {}

  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
}

open class CMAccelerometerData: NSObject, @unchecked Sendable {
  override init() {}

  open var acceleration: CMAcceleration { CMAcceleration() }
}
