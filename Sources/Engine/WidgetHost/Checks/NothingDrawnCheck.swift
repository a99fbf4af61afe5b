package import DiagnosticRecords
import VectorDrawing
import ViewGraph

extension Rule {
  package static let nothingDrawn = Rule(
    "nothing-drawn", fault: .design, .warning, "Nothing is drawn on a widget",
    why: "An empty card looks broken, and nobody learns what is wrong.",
    remedy: "The view may be empty for this entry or family, clear, or outside of the card.")
}

/// Pictures with nothing on them but the flat colour of their ground.
package struct NothingDrawnCheck: PictureCheck {
  package let rule = Rule.nothingDrawn

  package init() {}

  package func findings(in picture: CheckedPicture) -> [CheckFinding] {
    // Placeholders may be empty, and other modes take the backgrounds of cards away.
    guard picture.state != .placeholder, picture.mode == .fullColor || !picture.stage.isCard,
      !Self.isSeen(picture.drawn.items, Self.content(of: picture.drawn.nodes))
    else { return [] }
    let ground = picture.stage.isCard ? " on the card" : ""
    return [CheckFinding("Nothing at all is drawn\(ground).")]
  }

  /// The node the content begins with: the last child of the container.
  private static func content(of nodes: NodeRecords) -> Int {
    guard let box = nodes.firstIndex(where: { $0.type == "Widget" }) else { return 0 }
    return nodes.lastIndex { $0.depth == nodes[box].depth + 1 } ?? 0
  }

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
      case .text(let line):
        return line.fragments.contains {
          !$0.paint.isClear && !$0.text.allSatisfy(\.isWhitespace)
        }
      case .image: return true
      }
    }
  }
}
