public import ViewGraph

extension View {
  /// What the view is called, in the older spelling.
  public nonisolated func accessibility(label: Text) -> _ModifiedView { accessibilityLabel(label) }

  /// The value the view shows, in the older spelling.
  public nonisolated func accessibility(value: Text) -> _ModifiedView { accessibilityValue(value) }

  /// What a tap does, in the older spelling.
  public nonisolated func accessibility(hint: Text) -> _ModifiedView { accessibilityHint(hint) }

  /// Whether assistive technology passes the view over, in the older spelling.
  public nonisolated func accessibility(hidden: Bool) -> _ModifiedView {
    accessibilityHidden(hidden)
  }

  /// A name that tests find the view by, in the older spelling.
  public nonisolated func accessibility(identifier: String) -> _ModifiedView {
    accessibilityIdentifier(identifier)
  }

  /// What kind of thing the view is, in the older spelling.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> _ModifiedView {
    accessibilityAddTraits(traits)
  }

  /// What the view is not, in the older spelling.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> _ModifiedView {
    accessibilityRemoveTraits(traits)
  }

  /// How early the view is read, in the older spelling.
  public nonisolated func accessibility(sortPriority: Double) -> _ModifiedView {
    accessibilitySortPriority(sortPriority)
  }

  /// What a person may say to mean the view, in the older spelling.
  public nonisolated func accessibility(inputLabels: [Text]) -> _ModifiedView {
    accessibilityInputLabels(inputLabels)
  }
}
