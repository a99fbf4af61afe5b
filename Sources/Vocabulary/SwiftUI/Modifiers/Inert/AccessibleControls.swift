public import ViewGraph

/// Nothing in a picture can be operated, by hand or by an assistive technology.
extension View {
  /// What an assistive technology can do here; nothing in a picture.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> _ModifiedView { modified(InertModifier()) }

  /// What an assistive technology can do here, by a name; nothing in a picture.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> _ModifiedView { modified(InertModifier()) }

  /// What an assistive technology can do here, by a name; nothing in a picture.
  public nonisolated func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> _ModifiedView { modified(InertModifier()) }

  /// Whether the view reacts to touches; changes nothing in a picture.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> _ModifiedView { modified(InertModifier()) }
}

/// A kind of action.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  /// An action with a name of its own; all of these are equal here.
  public init(named name: Text) { self.name = "named" }
  private init(_ name: String) { self.name = name }
  /// What a double tap does.
  public static let `default` = AccessibilityActionKind("default")
  /// What closes something.
  public static let escape = AccessibilityActionKind("escape")
  /// What a double tap of two fingers does.
  public static let magicTap = AccessibilityActionKind("magicTap")
}
