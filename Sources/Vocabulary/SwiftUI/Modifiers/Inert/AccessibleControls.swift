public import ViewGraph

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
