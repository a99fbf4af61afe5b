public import Foundation
public import LayoutEngine
import VectorDrawing
public import ViewGraph

/// A horizontal stack. A picture shows all of its views; as Apple's it is as high as it may be.
public nonisolated struct LazyHStack<Content: View>: View, PositionedView {
  private let stack: HStack<Content>
  private let alignment: VerticalAlignment
  package var position: ViewPosition?

  /// Views beside each other; spacing in points, `nil` for the views' preferred distances.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    stack.frame(
      maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment)
    )._resolve(resolver)
  }
}
