public import ViewGraph

extension View {
  /// How the parts of the view are read.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> _ModifiedView {
    modified(
      AccessibilityModifier(isNewElement: true) { note, _ in note.children = children.behavior })
  }
}

/// How the parts of a view are read.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let behavior: AccessibilityNote.Children
  /// The view is one element that says only what its own modifiers say.
  public static let ignore = AccessibilityChildBehavior(behavior: .ignore)
  /// The view is a container of the elements in it.
  public static let contain = AccessibilityChildBehavior(behavior: .contain)
  /// The view is one element that says what the elements in it say.
  public static let combine = AccessibilityChildBehavior(behavior: .combine)
}
