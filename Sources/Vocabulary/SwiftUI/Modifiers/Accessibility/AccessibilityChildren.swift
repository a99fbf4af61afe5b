import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
  /// Makes a container of what is read, whose elements are other views; they are not drawn.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> _ModifiedView {
    _ModifiedView(
      modified(RepresentationModifier(representation: children())),
      AccessibilityModifier(isNewElement: true) { note, _ in note.children = .contain })
  }
}
