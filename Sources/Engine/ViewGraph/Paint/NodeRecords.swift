import Foundation
import LayoutEngine
package import VectorDrawing

/// The nodes of a picture in the order in which they were painted; display items name them by
/// index. It keeps the arena in which they lie.
package struct NodeRecords {
  /// What painting found out of each node, with the rest still in the arena.
  var entries: [Entry] = []
  package internal(set) var paths = NodePaths()
  /// The radii of those whose corners are round; entries name them by index.
  private var radii: [RectangleCornerRadii] = []
  private let arena = NodeArena.current

  /// What painting found out of a node.
  struct Entry {
    let node: LayoutNode
    let depth: Int32
    /// Where its radii are; negative for none.
    var radii: Int32 = -1
    var isTruncated = false
    var isRedacted = false
    var isSilent = false
    /// Whether it tells neither its text nor its link.
    var isMute = false
    /// Whether a tap on what it has drawn leads where it says.
    var isLinked = false
    var textScale: CGFloat = 1

    init(_ node: LayoutNode, depth: Int32) { (self.node, self.depth) = (node, depth) }
  }

  init() {
    entries.reserveCapacity(256)
    paths.reserve(256)
    radii.reserveCapacity(16)
  }

  /// Adds a node and returns its index.
  mutating func add(_ node: LayoutNode, _ path: NodePaths.Path, depth: Int32) -> Int {
    entries.append(Entry(node, depth: depth))
    paths.append(path)
    return entries.count - 1
  }

  /// Remembers the outline that a node has drawn or cut to.
  mutating func note(_ outline: Path, of node: Int) {
    if case .rounded(_, let radii, _) = outline.storage, radii != RectangleCornerRadii(0) {
      entries[node].radii = Int32(self.radii.count)
      self.radii.append(radii)
    }
  }

  /// The radii of the rectangle that a node draws or cuts to, if its corners are round; points.
  func radii(of node: Int) -> RectangleCornerRadii? {
    let index = Int(entries[node].radii)
    return index < 0 ? nil : radii[index]
  }

  /// Where a tap on the widget leads, by the first node that says so.
  package var url: String? {
    for index in entries.indices where entries[index].isLinked {
      if self[index].type == "WidgetURL", let link = self[index].link { return link }
    }
    return nil
  }
}

extension NodeRecords: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { entries.count }
  package subscript(index: Int) -> NodeRecord { NodeRecord(self, index) }
}
