public import Foundation

/// Makes the device be felt. Pictures are not.
open class UIFeedbackGenerator: NSObject, @unchecked Sendable {
  /// Gets ready.
  open func prepare() {}
}

/// Feedback for a choice that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  /// The choice changed.
  open func selectionChanged() {}
}

/// Feedback for something that bumps into something.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  /// How heavy it is.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// A generator for things of a weight.
  public init(style: FeedbackStyle = .medium) {}

  /// They touched.
  open func impactOccurred() {}
  /// They touched with a force, 0…1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for how something went.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  /// How it went.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// It went so.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
