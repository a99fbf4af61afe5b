public import ViewGraph

extension View {
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> _ModifiedView {
    modified(AccessibilityModifier { note, _ in note.isHidden = hidden })
  }
}
