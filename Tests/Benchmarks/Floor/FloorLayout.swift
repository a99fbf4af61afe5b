import Foundation
import Typesetting

/// One pass over the tree: stacks, and texts by an advance table with word wrap and ellipsis.
struct FloorLayout {
  /// Advances in em of the first 4,095 characters in four weights; the last of each is the
  /// ellipsis.
  private let advances: [Float]

  init() {
    var advances: [Float] = []
    for weight in [Font.Weight.regular, .medium, .semibold, .bold] {
      let font = FontLibrary.shared.resolve(.system(size: 100, weight: weight), in: FontContext())
      for character in 0..<4095 {
        let scalar = Unicode.Scalar(UInt32(character)) ?? " "
        advances.append(Float(font.advance(of: scalar)) / 100)
      }
      advances.append(Float(font.advance(of: "…")) / 100)
    }
    self.advances = advances
  }

  func layout(_ node: FloorNode, _ available: Float) {
    switch node.kind {
    case .text: measure(node, available)
    case .icon: (node.width, node.height) = (node.size, node.size)
    case .spacer: (node.width, node.height) = (0, 0)
    case .bar: (node.width, node.height) = (node.fixedWidth, node.fixedHeight)
    case .line: (node.width, node.height) = (available, 1)
    case .column, .row: stack(node, available)
    }
  }

  private func stack(_ node: FloorNode, _ available: Float) {
    let isColumn = node.kind == .column
    let isFixed = node.fixedWidth > 0
    let full = isFixed ? node.fixedWidth : available
    let inner = full - 2 * node.padding
    let gaps = Float(max(0, node.children.count - 1)) * node.spacing
    var (used, cross, spacers): (Float, Float, Float) = (0, 0, 0)
    for child in node.children {
      if child.kind == .spacer {
        spacers += 1
        continue
      }
      layout(child, isColumn ? inner : inner - used - gaps)
      used += isColumn ? child.height : child.width
      cross = max(cross, isColumn ? child.width : child.height)
    }
    used += gaps
    let around = 2 * node.padding
    if isColumn {
      node.height = isFixed ? node.fixedHeight : used + around
      node.width = isFixed ? node.fixedWidth : cross + around
    } else {
      node.width = isFixed ? node.fixedWidth : spacers > 0 ? full : used + around
      node.height = isFixed ? node.fixedHeight : cross + around
    }
    let free = max(0, (isColumn ? node.height : node.width) - around - used)
    arrange(node, isColumn, each: spacers > 0 ? free / spacers : 0)
  }

  private func arrange(_ node: FloorNode, _ isColumn: Bool, each spacer: Float) {
    let cross = (isColumn ? node.width : node.height) - 2 * node.padding
    var position = node.padding
    for child in node.children {
      let length = child.kind == .spacer ? spacer : isColumn ? child.height : child.width
      let rest = cross - (isColumn ? child.width : child.height)
      let offset: Float =
        switch node.alignment {
        case .start: 0
        case .center: rest / 2
        case .end: rest
        }
      (child.x, child.y) =
        isColumn ? (node.padding + offset, position) : (position, node.padding + offset)
      position += length + node.spacing
    }
  }

  private func measure(_ node: FloorNode, _ available: Float) {
    node.lines.removeAll(keepingCapacity: true)
    let limit = node.fixedWidth > 0 ? node.fixedWidth : available
    let base = (node.weight < 450 ? 0 : node.weight < 550 ? 1 : node.weight < 650 ? 2 : 3) * 4096
    let widest = advances.withUnsafeBufferPointer { table in
      node.string.withUnsafeBufferPointer { bytes in
        var breaker = FloorBreaker(bytes: bytes, table: table, base: base, size: node.size)
        return breaker.run(limit: limit, lineLimit: node.lineLimit, into: &node.lines)
      }
    }
    node.width = node.fixedWidth > 0 ? node.fixedWidth : widest
    node.height = Float(node.lines.count) * node.size * 1.2
  }
}
