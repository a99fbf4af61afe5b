public import Foundation
public import FoundationAdditions

/// How often a display is drawn anew, in frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  public static let `default` = Self(minimum: 0, maximum: 0)
}

/// The beat of the display, which never comes: a picture is drawn once.
public final class CADisplayLink: NSObject {
  public var isPaused = false
  public var preferredFramesPerSecond = 0
  public var preferredFrameRateRange = CAFrameRateRange.default
  /// Seconds a frame lasts.
  public let duration: CFTimeInterval = 1.0 / 60
  public let timestamp: CFTimeInterval
  public var targetTimestamp: CFTimeInterval { timestamp + duration }

  public init(target: Any, selector: Selector) {
    timestamp = CACurrentMediaTime()
    super.init()
  }

  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    HostDiagnostics.reportInert(
      "QuartzCore", "the display is drawn once, so that its link never asks for a frame")
  }

  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  public func invalidate() {}
}
