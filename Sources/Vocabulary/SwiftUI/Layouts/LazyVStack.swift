public import Foundation
public import LayoutEngine
import VectorDrawing
public import ViewGraph

/// A vertical stack. A picture shows all of its views; as Apple's it is as wide as it may be.
public nonisolated struct LazyVStack<Content: View>: View, PositionedView {
  private let stack: VStack<Content>
  private let alignment: HorizontalAlignment
  package var position: ViewPosition?

  /// Views below each other; spacing in points, `nil` for the views' preferred distances.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    stack.frame(
      maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center)
    )._resolve(resolver)
  }
}
