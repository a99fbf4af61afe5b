public import FoundationAdditions
public import ViewGraph

extension View {
  public nonisolated func accessibilityLabel(_ label: Text) -> _ModifiedView {
    modified(AccessibilityModifier { $0.label = label.spoken(in: $1) })
  }

  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> _ModifiedView {
    accessibilityLabel(Text(label))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> _ModifiedView {
    accessibilityLabel(Text(label))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> _ModifiedView {
    accessibilityLabel(Text(label))
  }
}
