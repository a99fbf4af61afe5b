public import ViewGraph

/// Nothing in a picture can be operated, by hand or by an assistive technology.
extension View {
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> _ModifiedView { modified(InertModifier()) }
}

public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  /// An action with a name of its own; all of these are equal here.
  public init(named name: Text) { self.name = "named" }
  private init(_ name: String) { self.name = name }
  public static let `default` = AccessibilityActionKind("default")
  public static let escape = AccessibilityActionKind("escape")
  public static let magicTap = AccessibilityActionKind("magicTap")
}
