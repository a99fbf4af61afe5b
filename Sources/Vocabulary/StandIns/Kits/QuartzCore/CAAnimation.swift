public import Foundation
public import FoundationAdditions

/// An animation as what is said of it: pictures do not move.
open class CAAnimation: NSObject, @unchecked Sendable {
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var speed: Float = 1
  open var isRemovedOnCompletion = true
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?

  public override init() { super.init() }
}

public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

open class CASpringAnimation: CABasicAnimation, @unchecked Sendable {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
}

open class CAKeyframeAnimation: CAPropertyAnimation, @unchecked Sendable {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
}

open class CAAnimationGroup: CAAnimation, @unchecked Sendable {
  open var animations: [CAAnimation]?
}

/// Changes nothing: there is nothing to animate.
public final class CATransaction: NSObject {
  public class func begin() {}
  public class func commit() {}
  public class func flush() {}
  public class func setDisableActions(_ flag: Bool) {}
  public class func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// The block is called at once: what it waits for is over.
  public class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
