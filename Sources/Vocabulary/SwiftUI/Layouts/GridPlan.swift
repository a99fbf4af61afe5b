import Foundation
import LayoutEngine
import VectorDrawing
import ViewGraph

/// The columns and rows of a grid for a proposal: columns as wide as their widest rigid cell, what
/// is left over shared by the flexible ones; then rows likewise (Facts/layout.md#grids).
struct GridPlan {
  let grid: GridAlgorithm
  let rows: LayoutChildren
  private(set) var columns: [CGFloat] = []
  private(set) var columnGaps: [CGFloat] = []
  private(set) var heights: [CGFloat] = []
  private(set) var rowGaps: [CGFloat] = []
  private(set) var width: CGFloat = 0
  private(set) var height: CGFloat = 0
  /// The alignments that cells set for their columns.
  private var alignments: [Int: HorizontalAlignment] = [:]

  init(_ grid: GridAlgorithm, _ rows: LayoutChildren, _ proposal: ProposedViewSize) {
    (self.grid, self.rows) = (grid, rows)
    let count = rows.map { Self.cells($0).last.map { $0.column + $0.span } ?? 0 }.max() ?? 0
    columnGaps = Array(repeating: grid.columnGap ?? 8, count: max(0, count - 1))
    var ranges = Array(repeating: LengthRange(0, 0), count: count)
    for row in rows {
      for cell in Self.cells(row) {
        if let guide = cell.value(GridCellKeys.ColumnAlignment.self) as? HorizontalAlignment {
          alignments[cell.column] = guide
        }
        if cell.span == 1, !cell.isUnsized(.horizontal) {
          ranges[cell.column].form(Self.range(cell.node, .horizontal, nil, proposal.width))
        }
      }
    }
    widen(&ranges, proposal.width)
    columns = Self.share(proposal.width, ranges, gaps: columnGaps)
    width = columns.reduce(0, +) + columnGaps.reduce(0, +)
    for row in rows where !Self.isRow(row) && !Self.unsized(row).contains(.horizontal) {
      width = max(width, row.size(ProposedViewSize(width: proposal.width, height: nil)).width)
    }
    sizeRows(proposal.height)
  }

  /// Where the cells of a row go.
  func placements(
    _ row: LayoutNode, _ vertical: VerticalAlignment, _ height: CGFloat
  ) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
    let cells = Self.cells(row)
    let line = cells.map { $0.node.guide(vertical.key, proposal(of: $0, height)) }.max() ?? 0
    let isBaseline = !vertical.key.isFrameGuide
    return cells.map { cell in
      let own = proposal(of: cell, height)
      let space = CGSize(width: own.width ?? 0, height: height)
      let size = cell.node.size(own)
      var origin = CGPoint(x: start(of: cell.column), y: 0)
      if let anchor = cell.value(GridCellKeys.Anchor.self) as? UnitPoint {
        origin.x += (space.width - size.width) * anchor.x
        origin.y = (space.height - size.height) * anchor.y
        return (origin, own)
      }
      let column = cell.span == 1 ? alignments[cell.column] : nil
      let key = (column ?? grid.alignment.horizontal).key
      origin.x += key.defaultValue(for: space) - cell.node.guide(key, own)
      let guide = cell.node.guide(vertical.key, own)
      origin.y = isBaseline ? line - guide : vertical.key.defaultValue(for: space) - guide
      return (origin, own)
    }
  }
}

extension GridPlan {
  /// A cell with its columns.
  private struct Cell {
    let node: LayoutNode
    let column: Int
    let span: Int

    func value(_ key: Any.Type) -> Any? { node.values[ObjectIdentifier(key)] }

    func isUnsized(_ axes: Axis.Set) -> Bool { GridPlan.unsized(node).contains(axes) }
  }

  private static func isRow(_ node: LayoutNode) -> Bool { node.algorithm is GridRowAlgorithm }

  private static func unsized(_ node: LayoutNode) -> Axis.Set {
    node.values[ObjectIdentifier(GridCellKeys.Unsized.self)] as? Axis.Set ?? []
  }

  private static func cells(_ row: LayoutNode) -> [Cell] {
    guard isRow(row) else { return [] }
    var column = 0
    return row.children.map { node in
      let span = node.values[ObjectIdentifier(GridCellKeys.Columns.self)] as? Int ?? 1
      defer { column += span }
      return Cell(node: node, column: column, span: span)
    }
  }

  /// Without a proposal a cell has its ideal length.
  private static func range(
    _ node: LayoutNode, _ axis: Axis, _ crossing: CGFloat?, _ proposal: CGFloat?
  ) -> LengthRange {
    if proposal != nil { return node.lengths(along: axis, crossing: crossing) }
    let ideal = node.size(ProposedViewSize(axis, nil, crossing: crossing))[axis]
    return LengthRange(ideal, ideal)
  }

  /// Shares a length among ranges as stacks do: the least flexible first, each a fair part.
  private static func share(
    _ length: CGFloat?, _ ranges: [LengthRange], gaps: [CGFloat]
  ) -> [CGFloat] {
    guard let length else { return ranges.map(\.most) }
    var available = length - gaps.reduce(0, +)
    let order = ranges.indices.sorted {
      let (a, b) = (ranges[$0].flexibility, ranges[$1].flexibility)
      return a == b ? $0 < $1 : a < b
    }
    var lengths = Array(repeating: CGFloat(0), count: ranges.count)
    for (position, index) in order.enumerated() {
      let offer = max(0, available / CGFloat(order.count - position))
      lengths[index] = max(ranges[index].least, min(ranges[index].most, offer))
      available -= lengths[index]
    }
    return lengths
  }

  /// A cell over several columns widens the last of them where it needs more.
  private func widen(_ ranges: inout [LengthRange], _ proposal: CGFloat?) {
    for row in rows {
      for cell in Self.cells(row) where cell.span > 1 && !cell.isUnsized(.horizontal) {
        let wanted = Self.range(cell.node, .horizontal, nil, proposal)
        let reach = cell.column..<min(cell.column + cell.span, ranges.count)
        let gaps = columnGaps[reach.dropLast()].reduce(0, +)
        let least = ranges[reach].reduce(gaps) { $0 + $1.least }
        let most = ranges[reach].reduce(gaps) { $0 + $1.most }
        let last = reach.upperBound - 1
        if wanted.least > least { ranges[last].least += wanted.least - least }
        // A cell without end takes what its columns have.
        if wanted.most.isFinite, wanted.most > most { ranges[last].most += wanted.most - most }
        ranges[last].most = max(ranges[last].most, ranges[last].least)
      }
    }
  }

  private mutating func sizeRows(_ proposal: CGFloat?) {
    rowGaps = zip(rows, rows.dropFirst()).map { above, below in
      grid.rowGap ?? above.spacing.distance(to: below.spacing, along: .vertical)
    }
    let ranges = rows.map { row -> LengthRange in
      guard Self.isRow(row) else { return Self.range(row, .vertical, width, proposal) }
      var range = LengthRange(0, 0)
      for cell in Self.cells(row) where !cell.isUnsized(.vertical) {
        range.form(Self.range(cell.node, .vertical, length(of: cell), proposal))
      }
      return range
    }
    heights = Self.share(proposal, ranges, gaps: rowGaps)
    height = heights.reduce(0, +) + rowGaps.reduce(0, +)
  }

  private func length(of cell: Cell) -> CGFloat {
    let reach = cell.column..<min(cell.column + cell.span, columns.count)
    return columns[reach].reduce(0, +) + columnGaps[reach.dropLast()].reduce(0, +)
  }

  private func start(of column: Int) -> CGFloat {
    columns[..<column].reduce(0, +) + columnGaps[..<column].reduce(0, +)
  }

  private func proposal(of cell: Cell, _ height: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: length(of: cell), height: height)
  }
}

extension LengthRange {
  /// Grows to what another needs too.
  fileprivate mutating func form(_ other: LengthRange) {
    (least, most) = (max(least, other.least), max(most, other.most))
  }
}
