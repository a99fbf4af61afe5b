public import ViewGraph

extension View {
  /// The value the view shows.
  public nonisolated func accessibilityValue(_ value: Text) -> _ModifiedView {
    modified(AccessibilityModifier { $0.value = value.spoken(in: $1) })
  }

  /// The value the view shows.
  public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> _ModifiedView {
    accessibilityValue(Text(value))
  }

  /// The value the view shows.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> _ModifiedView {
    accessibilityValue(Text(value))
  }
}
