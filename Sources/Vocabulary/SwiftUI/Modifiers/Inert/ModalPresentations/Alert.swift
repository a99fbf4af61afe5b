import Foundation
import VectorDrawing
import ViewGraph

/// An alert, in the older spelling.
public struct Alert {
  /// A button of an alert.
  public struct Button: Sendable {
    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that does nothing.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that does nothing.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button()
    }
  }

  /// An alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}

/// A question before something is done, in the older spelling.
public struct ActionSheet {
  /// A button of the question.
  public typealias Button = Alert.Button
  /// A question.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
