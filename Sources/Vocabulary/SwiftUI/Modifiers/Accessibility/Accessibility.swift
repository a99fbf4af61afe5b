public import ViewGraph

extension View {
  public nonisolated func accessibility(label: Text) -> _ModifiedView { accessibilityLabel(label) }

  public nonisolated func accessibility(value: Text) -> _ModifiedView { accessibilityValue(value) }

  public nonisolated func accessibility(hint: Text) -> _ModifiedView { accessibilityHint(hint) }

  public nonisolated func accessibility(hidden: Bool) -> _ModifiedView {
    accessibilityHidden(hidden)
  }

  public nonisolated func accessibility(identifier: String) -> _ModifiedView {
    accessibilityIdentifier(identifier)
  }

  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> _ModifiedView {
    accessibilityAddTraits(traits)
  }

  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> _ModifiedView {
    accessibilityRemoveTraits(traits)
  }

  public nonisolated func accessibility(sortPriority: Double) -> _ModifiedView {
    accessibilitySortPriority(sortPriority)
  }

  public nonisolated func accessibility(inputLabels: [Text]) -> _ModifiedView {
    accessibilityInputLabels(inputLabels)
  }
}
