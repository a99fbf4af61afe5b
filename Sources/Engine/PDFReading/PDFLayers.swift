import Foundation
import VectorDrawing

/// What a PDF draws, in groups: what is drawn within the same clips and masks, one after another,
/// shares them.
struct PDFLayers {
  /// A clip or mask that is in force.
  struct Scope {
    /// Different for each.
    let id: Int
    let group: GroupItem
  }

  private var open: [Scope] = []
  /// What is drawn: at 0 that outside of all scopes, then that in each open one.
  private var items: [[DisplayItem]] = [[]]
  private(set) var count = 0

  mutating func add(_ item: DisplayItem, in scopes: [Scope]) {
    let shared = zip(open, scopes).prefix { $0.id == $1.id }.count
    close(to: shared)
    for scope in scopes[shared...] {
      open.append(scope)
      items.append([])
    }
    items[items.count - 1].append(item)
    count += 1
  }

  /// Everything that was drawn.
  mutating func finished() -> [DisplayItem] {
    close(to: 0)
    return items[0]
  }

  private mutating func close(to depth: Int) {
    while open.count > depth {
      var group = open.removeLast().group
      group.children = items.removeLast()
      items[items.count - 1].append(.group(group))
    }
  }
}
