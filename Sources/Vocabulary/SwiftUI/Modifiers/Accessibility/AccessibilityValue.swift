public import FoundationAdditions
public import ViewGraph

extension View {
  public nonisolated func accessibilityValue(_ value: Text) -> _ModifiedView {
    modified(AccessibilityModifier { $0.value = value.spoken(in: $1) })
  }

  public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> _ModifiedView {
    accessibilityValue(Text(value))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ value: LocalizedStringResource) -> _ModifiedView {
    accessibilityValue(Text(value))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> _ModifiedView {
    accessibilityValue(Text(value))
  }
}
