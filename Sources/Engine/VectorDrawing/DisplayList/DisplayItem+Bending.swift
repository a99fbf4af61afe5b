import Foundation

extension [DisplayItem] {
  /// The items bent along an arc: outlines follow it, pieces of text and bitmaps are turned and
  /// keep their form.
  package func bent(along arc: BendingArc) -> [DisplayItem] { flatMap { $0.bent(along: arc) } }
}

extension DisplayItem {
  fileprivate func bent(along arc: BendingArc) -> [DisplayItem] {
    switch self {
    case .fill(let path, let paint, let evenOdd, let node):
      return [.fill(path.bent(along: arc), paint, evenOdd: evenOdd, node: node)]
    case .stroke(let path, let paint, let style, let node):
      return [.stroke(path.bent(along: arc), paint, style, node: node)]
    case .text(let line):
      return line.fragments.map { fragment in
        let piece = TextLineItem(
          baseline: line.baseline, fragments: [fragment], node: line.node)
        return turned(.text(piece), at: fragment.x + fragment.width / 2, arc, line.node)
      }
    case .image(let image): return [turned(self, at: image.frame.midX, arc, image.node)]
    case .group(var group):
      let map = group.transform
      guard (map.a, map.b, map.c, map.d) == (1, 0, 0, 1) else {
        // What is turned or scaled keeps its form.
        return [turned(self, at: map.tx, arc, group.node)]
      }
      let arc = arc.seen(from: CGPoint(x: map.tx, y: map.ty))
      group.children = group.children.bent(along: arc)
      group.clip = group.clip?.bent(along: arc)
      group.mask = group.mask?.bent(along: arc)
      group.knockout = group.knockout?.bent(along: arc)
      return [.group(group)]
    }
  }

  private func turned(
    _ item: DisplayItem, at x: CGFloat, _ arc: BendingArc, _ node: Int
  ) -> DisplayItem {
    var group = GroupItem([item], node: node)
    group.transform = arc.turn(at: x)
    return .group(group)
  }
}
