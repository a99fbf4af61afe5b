public import Foundation
public import LayoutEngine
import VectorDrawing
public import ViewGraph

/// Views in rows of given heights. A picture shows all of them.
public nonisolated struct LazyHGrid<Content: View>: View, PositionedView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content
  package var position: ViewPosition?

  /// Views in rows from the top, column after column; `spacing` lies between columns, points, `nil`
  /// for 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment) = (rows, alignment)
    (self.spacing, self.content) = (spacing, content())
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    resolver.append(
      Node(.group, "LazyHGrid"),
      TrackAlgorithm(
        axis: .horizontal, tracks: rows.map { $0.gated(by: resolver.session) },
        gap: resolver.session.length(spacing, of: "The spacing of LazyHGrid") ?? 8,
        alignment: Alignment(horizontal: .center, vertical: alignment)),
      children: resolver.collect(content))
  }
}
