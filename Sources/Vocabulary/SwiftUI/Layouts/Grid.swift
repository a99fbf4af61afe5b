public import Foundation
public import LayoutEngine
import VectorDrawing
public import ViewGraph

public nonisolated struct Grid<Content: View>: View, PositionedView {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content
  package var position: ViewPosition?

  /// - Parameters: Spacing in points; `nil` for the views' preferred distances.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.horizontalSpacing) = (alignment, horizontalSpacing)
    (self.verticalSpacing, self.content) = (verticalSpacing, content())
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    resolver.append(
      Node(.group, "Grid"),
      GridAlgorithm(
        alignment: alignment,
        columnGap: resolver.session.length(horizontalSpacing, of: "The spacing of Grid"),
        rowGap: resolver.session.length(verticalSpacing, of: "The spacing of Grid")),
      children: GridRowMark.rows(of: resolver.collect(content, stackAxis: .vertical), resolver))
  }
}

/// A row of a grid. It is as many views as it has cells: a modifier of the row is one of each cell.
public nonisolated struct GridRow<Content: View>: View, PositionedView {
  private let alignment: VerticalAlignment?
  private let content: Content
  package var position: ViewPosition?

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    let mark = GridRowMark(alignment)
    for cell in resolver.collect(content, stackAxis: .horizontal) {
      cell.values[ObjectIdentifier(GridRowMark.self)] = mark
      resolver.nodes.append(cell)
    }
  }
}

/// The layout of a row is decided by its grid, which leaves it here.
package final class GridRowAlgorithm: LayoutAlgorithm {
  let alignment: VerticalAlignment?
  /// The row's size, as the grid found it.
  var size = CGSize.zero
  /// Where each cell goes.
  var placements: [(origin: CGPoint, proposal: ProposedViewSize)] = []

  init(alignment: VerticalAlignment?) { self.alignment = alignment }

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize { size }

  package func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    for (cell, placement) in zip(node.children, placements) {
      cell.assign(origin: placement.origin, proposal: placement.proposal)
    }
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    var spacing = ViewSpacing.empty
    for cell in node.children { spacing.formUnion(cell.spacing) }
    return node.children.isEmpty ? .zero : spacing
  }
}

/// What cells say to their grid.
enum GridCellKeys {
  /// No screen has room for more columns of a point.
  static let mostColumns = 1_000

  /// The number of columns of a cell.
  enum Columns {}
  /// Where a cell lies in its space.
  enum Anchor {}
  /// The alignment of the cell's column.
  enum ColumnAlignment {}
  /// The axes in which a cell does not size the grid.
  enum Unsized {}

  /// What nodes know them by.
  static let all = [Columns.self, Anchor.self, ColumnAlignment.self, Unsized.self as Any.Type]
    .map { ObjectIdentifier($0) }
}
