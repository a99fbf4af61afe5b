public import ViewGraph

extension View {
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> _ModifiedView {
    modified(
      AccessibilityModifier { note, _ in
        note.removedTraits.removeAll(where: traits.names.contains)
        for name in traits.names where !note.traits.contains(name) { note.traits.append(name) }
      })
  }
}
