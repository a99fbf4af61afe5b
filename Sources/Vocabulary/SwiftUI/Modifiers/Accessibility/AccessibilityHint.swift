public import ViewGraph

extension View {
  /// What a tap does.
  public nonisolated func accessibilityHint(_ hint: Text) -> _ModifiedView {
    modified(AccessibilityModifier { $0.hint = hint.spoken(in: $1) })
  }

  /// What a tap does.
  public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> _ModifiedView {
    accessibilityHint(Text(hint))
  }

  /// What a tap does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> _ModifiedView {
    accessibilityHint(Text(hint))
  }
}
