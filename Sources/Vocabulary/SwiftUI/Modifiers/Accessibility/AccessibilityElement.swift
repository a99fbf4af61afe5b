public import ViewGraph

extension View {
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> _ModifiedView {
    modified(
      AccessibilityModifier(isNewElement: true) { note, _ in note.children = children.behavior })
  }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  let behavior: AccessibilityNote.Children
  public static let ignore = AccessibilityChildBehavior(behavior: .ignore)
  public static let contain = AccessibilityChildBehavior(behavior: .contain)
  public static let combine = AccessibilityChildBehavior(behavior: .combine)
}
