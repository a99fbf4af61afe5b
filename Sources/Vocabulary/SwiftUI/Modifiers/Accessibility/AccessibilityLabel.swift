public import ViewGraph

extension View {
  /// What the view is called aloud.
  public nonisolated func accessibilityLabel(_ label: Text) -> _ModifiedView {
    modified(AccessibilityModifier { $0.label = label.spoken(in: $1) })
  }

  /// What the view is called aloud.
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> _ModifiedView {
    accessibilityLabel(Text(label))
  }

  /// What the view is called aloud.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> _ModifiedView {
    accessibilityLabel(Text(label))
  }
}
