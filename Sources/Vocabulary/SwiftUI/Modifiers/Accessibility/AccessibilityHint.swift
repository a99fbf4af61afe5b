public import FoundationAdditions
public import ViewGraph

extension View {
  public nonisolated func accessibilityHint(_ hint: Text) -> _ModifiedView {
    modified(AccessibilityModifier { $0.hint = hint.spoken(in: $1) })
  }

  public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> _ModifiedView {
    accessibilityHint(Text(hint))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: LocalizedStringResource) -> _ModifiedView {
    accessibilityHint(Text(hint))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> _ModifiedView {
    accessibilityHint(Text(hint))
  }
}
