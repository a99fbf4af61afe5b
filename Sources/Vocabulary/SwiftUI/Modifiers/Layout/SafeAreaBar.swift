public import Foundation
public import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
  /// A bar above or below the view. Nothing scrolls in a widget, so that the blur which a bar of
  /// iOS 26 lays over what scrolls under it never shows.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> _ModifiedView {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> _ModifiedView {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
