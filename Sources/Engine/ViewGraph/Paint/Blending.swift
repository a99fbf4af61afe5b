package import VectorDrawing

/// The blend modes that only ask where something is drawn: SVG has none of them, they become masks
/// and order. Those that mix colours are left to the picture.
package enum Blending {
  /// The items of one layer without the modes that masks and order can express.
  package static func composed(_ items: [DisplayItem]) -> [DisplayItem] {
    guard items.contains(where: \.isComposed) else { return items }
    var result: [DisplayItem] = []
    for item in items {
      guard case .group(var group) = item, group.blend.isComposed else {
        result.append(item)
        continue
      }
      let mode = group.blend
      group.blend = .normal
      switch mode {
      case .destinationOver: result.insert(.group(group), at: 0)
      case .sourceAtop:
        var layer = GroupItem([.group(group)], node: group.node)
        layer.mask = result
        result.append(.group(layer))
      default:
        if result.isEmpty { continue }
        var hole = GroupItem([.group(group)], node: group.node)
        hole.filters = [.template(.black)]
        var layer = GroupItem(result, node: group.node)
        layer.knockout = [.group(hole)]
        result = [.group(layer)]
      }
    }
    return result
  }

  /// Whether a group among the items or in them has a mode.
  static func isAsked(for items: ArraySlice<DisplayItem>) -> Bool {
    items.contains {
      guard case .group(let group) = $0 else { return false }
      return group.blend != .normal
        || group.layers.contains { isAsked(for: $0[...]) }
    }
  }

  /// The modes that no picture can mix, each once, in Apple's order: they are drawn as `normal`.
  package static func undrawn(in items: [DisplayItem]) -> [BlendMode] {
    var found: Set<BlendMode> = []
    collect(items, into: &found)
    if found.isEmpty { return [] }
    return BlendMode.allCases.filter { !$0.isDrawn && found.contains($0) }
  }

  private static func collect(_ items: [DisplayItem], into found: inout Set<BlendMode>) {
    // By index: a loop over the items would copy each.
    for index in items.indices where items[index].isGroup {
      guard case .group(let group) = items[index] else { continue }
      if group.blend != .normal { found.insert(group.blend) }
      for items in group.layers { collect(items, into: &found) }
    }
  }
}

extension BlendMode {
  /// Whether the mode says where to draw rather than in which colour.
  fileprivate var isComposed: Bool {
    switch self {
    case .destinationOut, .destinationOver, .sourceAtop: true
    default: false
    }
  }
}

extension DisplayItem {
  fileprivate var isGroup: Bool {
    if case .group = self { return true }
    return false
  }

  fileprivate var isComposed: Bool {
    if case .group(let group) = self { return group.blend.isComposed }
    return false
  }
}

extension GroupItem {
  /// Composes the children of one layer. A group around an only child takes over its mode, because
  /// a moved or faded view blends as a whole; an isolated one keeps it inside.
  mutating func settleBlends(isolated: Bool) {
    if !isolated { adoptBlend() }
    if blend == .normal { children = Blending.composed(children) }
  }

  private mutating func adoptBlend() {
    guard children.count == 1, case .group(var inner) = children[0], inner.blend != .normal else {
      return
    }
    blend = inner.blend
    inner.blend = .normal
    children = [.group(inner)]
  }
}
