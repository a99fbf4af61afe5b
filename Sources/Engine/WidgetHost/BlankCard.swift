import DiagnosticRecords
import VectorDrawing
import ViewGraph

/// Whether there is anything to see on a card.
struct BlankCard {
  let items: [DisplayItem]
  let nodes: [NodeRecord]

  /// The node the content begins with: the last child of the container.
  private var content: Int {
    guard let box = nodes.firstIndex(where: { $0.type == "Widget" }) else { return 0 }
    return nodes.lastIndex { $0.depth == nodes[box].depth + 1 } ?? 0
  }

  /// Whether nothing lies on the card but the flat colour of its ground.
  var isBlank: Bool { !Self.isSeen(items, content) }

  private static func isSeen(_ items: [DisplayItem], _ content: Int) -> Bool {
    items.contains { item in
      switch item {
      case .group(let group):
        return group.opacity > 0 && isSeen(group.children, content)
      case .fill(_, let paint, _, let node):
        // One colour behind the content is a ground; a gradient or picture is something to see.
        if case .color = paint, node < content { return false }
        return !paint.isClear
      case .stroke(_, let paint, _, _): return !paint.isClear
      case .text(let line): return line.fragments.contains { !$0.text.allSatisfy(\.isWhitespace) }
      case .image: return true
      }
    }
  }

  /// What is said of a blank card.
  static let diagnostic = Diagnostic(
    .nothingDrawn, "Nothing at all is drawn on the card.",
    hint: "The view may be empty for this entry or family, clear, or outside of the card.")
}

extension Rule {
  static let nothingDrawn = Rule(
    "nothing-drawn", fault: .widget, .warning, "Nothing at all is drawn on the card",
    why: "A person would see an empty widget.",
    remedy: "The view may be empty for this entry or family, clear, or outside of the card.")
}
