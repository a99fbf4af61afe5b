public import ViewGraph

extension View {
  /// How early the view is read among the elements of its container: higher ones first, 0 by
  /// default.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> _ModifiedView {
    modified(AccessibilityModifier { note, _ in note.sortPriority = sortPriority })
  }
}
