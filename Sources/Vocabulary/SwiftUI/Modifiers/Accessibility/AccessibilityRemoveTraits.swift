public import ViewGraph

extension View {
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> _ModifiedView {
    modified(
      AccessibilityModifier { note, _ in
        note.traits.removeAll(where: traits.names.contains)
        note.removedTraits += traits.names.filter { !note.removedTraits.contains($0) }
      })
  }
}
