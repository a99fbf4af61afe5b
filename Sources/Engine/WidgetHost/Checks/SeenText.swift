import Foundation
import VectorDrawing
import ViewGraph

/// A piece of text where it is seen in a picture, as large as it is seen.
struct SeenText {
  /// The index of the node that drew it.
  let node: Int
  let words: String
  /// The size of its letters, points of the picture: groups around may scale them.
  let size: CGFloat
  /// Capitals and figures from the first to the last, cut as the views around them cut, the
  /// container alone left out; points of the picture. Null where a mask may hide some of it.
  let box: CGRect
  /// How much of its ink is left by its paint and the groups around it, 0…1.
  let strength: Double
  /// How much of it its paint alone leaves.
  let opacity: Double

  /// All text of a picture that says something, in the order it is drawn.
  static func all(in picture: RenderedWidget) -> [SeenText] {
    var found: [SeenText] = []
    collect(picture.items, Surroundings(), picture.nodes, &found)
    return found
  }

  /// What the groups around do to an item.
  private struct Surroundings {
    var transform = CGAffineTransform.identity
    /// Points of the picture; nil where nothing is cut.
    var cut: CGRect?
    var strength = 1.0
    var isMasked = false

    /// The same inside of a group.
    func inside(_ group: GroupItem, isContainer: Bool) -> Surroundings {
      var inner = self
      inner.transform = group.transform.concatenating(transform)
      inner.strength *= group.opacity
      inner.isMasked = isMasked || group.mask != nil || group.knockout != nil
      if let clip = group.clip, !isContainer {
        let edge = clip.boundingRect.applying(inner.transform)
        inner.cut = cut.map { $0.intersection(edge) } ?? edge
      }
      return inner
    }

    /// How much longer lengths are in the picture.
    var scale: CGFloat {
      abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    }

    func seen(_ box: CGRect) -> CGRect {
      if isMasked { return .null }
      let whole = box.applying(transform)
      return cut.map { $0.intersection(whole) } ?? whole
    }
  }

  private static func collect(
    _ items: [DisplayItem], _ around: Surroundings, _ nodes: NodeRecords,
    _ found: inout [SeenText]
  ) {
    for item in items {
      switch item {
      case .text(let line):
        for fragment in line.fragments where fragment.text.contains(where: \.isReadable) {
          found.append(SeenText(fragment, of: line, around))
        }
      case .group(let group):
        let isContainer = nodes[group.node].type == "Container"
        let inner = around.inside(group, isContainer: isContainer)
        collect(group.children, inner, nodes, &found)
      case .fill, .stroke, .image: break
      }
    }
  }

  private init(
    _ fragment: TextLineItem.Fragment, of line: TextLineItem, _ around: Surroundings
  ) {
    (node, words, size) = (line.node, fragment.text, fragment.font.size * around.scale)
    let height = fragment.font.size * Self.capHeight
    let middle = CGPoint(
      x: fragment.x + fragment.width / 2, y: line.baseline - fragment.raise - height / 2)
    box = around.seen(
      CGRect(
        x: fragment.x, y: line.baseline - fragment.raise - height, width: fragment.width,
        height: height))
    opacity = fragment.paint.color(at: middle)?.alpha ?? 1
    strength = around.strength * opacity
  }

  /// The height of capitals, ems (Facts/fonts.md#san-franciscos-line).
  private static let capHeight: CGFloat = 0.7
}
