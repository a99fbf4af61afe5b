public import Foundation
public import LayoutEngine
import VectorDrawing
public import ViewGraph

/// Views in columns of given widths. A picture shows all of them.
public nonisolated struct LazyVGrid<Content: View>: View, PositionedView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content
  package var position: ViewPosition?

  /// Views in columns from the leading edge, row after row; `spacing` lies between rows, points,
  /// `nil` for 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment) = (columns, alignment)
    (self.spacing, self.content) = (spacing, content())
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    resolver.append(
      Node(.group, "LazyVGrid"),
      TrackAlgorithm(
        axis: .vertical, tracks: columns.map { $0.gated(by: resolver.session) },
        gap: resolver.session.length(spacing, of: "The spacing of LazyVGrid") ?? 8,
        alignment: Alignment(horizontal: alignment, vertical: .center)),
      children: resolver.collect(content))
  }
}
