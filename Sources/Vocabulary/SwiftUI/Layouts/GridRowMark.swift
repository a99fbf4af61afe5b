import LayoutEngine
import ViewGraph

/// What the cells of one row have in common; it shows through whatever modifies the row.
final class GridRowMark {
  private let alignment: VerticalAlignment?

  init(_ alignment: VerticalAlignment?) { self.alignment = alignment }

  /// The nodes of a grid with neighbouring cells of one row put into a row.
  @MainActor static func rows(of nodes: LayoutChildren, _ resolver: _ViewResolver) -> [LayoutNode] {
    var rows: [LayoutNode] = []
    var index = 0
    while index < nodes.count {
      guard let mark = mark(of: nodes[index]) else {
        rows.append(nodes[index])
        index += 1
        continue
      }
      let first = index
      while index < nodes.count, Self.mark(of: nodes[index]) === mark { index += 1 }
      rows.append(
        resolver.node(
          Node(.group, "GridRow"), GridRowAlgorithm(alignment: mark.alignment),
          children: Array(nodes[first..<index])))
    }
    return rows
  }

  private static func mark(of node: LayoutNode) -> GridRowMark? {
    node.values[ObjectIdentifier(GridRowMark.self)] as? GridRowMark
  }
}
