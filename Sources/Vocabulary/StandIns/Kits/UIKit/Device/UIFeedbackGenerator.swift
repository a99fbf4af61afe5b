public import Foundation

/// Makes the device be felt. Pictures are not.
open class UIFeedbackGenerator: NSObject, @unchecked Sendable {
  open func prepare() {}
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  open func selectionChanged() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public init(style: FeedbackStyle = .medium) {}

  open func impactOccurred() {}
  /// They touched with a force, 0…1.
  open func impactOccurred(intensity: CGFloat) {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
