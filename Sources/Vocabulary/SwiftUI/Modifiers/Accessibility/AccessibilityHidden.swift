public import ViewGraph

extension View {
  /// Whether assistive technology passes the view over.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> _ModifiedView {
    modified(AccessibilityModifier { note, _ in note.isHidden = hidden })
  }
}
