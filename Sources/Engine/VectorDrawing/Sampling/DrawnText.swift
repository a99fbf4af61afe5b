package import Foundation

/// A piece of text in a picture, with what is behind it.
package struct DrawnText {
  package let fragment: TextLineItem.Fragment
  /// The index of the node that drew it.
  package let node: Int
  /// The size of its letters as they are seen, points: groups around may scale them.
  package let size: CGFloat
  private let baseline: CGFloat
  /// The lists it lies in, the outermost first, and where in each.
  private let lists: [(list: PaintedList, index: Int)]

  /// What is seen at a point of the text.
  package struct Sample: Hashable, Sendable {
    /// The colour of a letter there.
    package let ink: RGBA
    /// The colour without the letter.
    package let ground: RGBA
    /// How much of the letter's ink is left by the groups around it, 0…1.
    package let strength: Double

    package var contrast: Double { ink.contrast(to: ground) }
  }

  /// Samples at the middle of small letters, evenly along the text. What is not known is left out:
  /// bitmaps behind the text, wallpaper, effects, things drawn over it.
  ///
  /// - Parameter isFull: Whether the letters count as if their own paint were opaque.
  package func samples(_ count: Int, isFull: Bool = false) -> [Sample] {
    (0..<count).compactMap { index in
      let along = (CGFloat(index) + 0.5) / CGFloat(count)
      return sample(
        at: CGPoint(
          x: fragment.x + fragment.width * along,
          y: baseline - fragment.raise - fragment.font.size * Self.middle), isFull: isFull)
    }
  }

  /// Half the height of small letters, in ems.
  private static let middle: CGFloat = 0.26

  private func sample(at inner: CGPoint, isFull: Bool) -> Sample? {
    guard var ink = fragment.paint.color(at: inner) else { return nil }
    if isFull, ink.alpha > 0 { ink.alpha = 1 }
    var point = inner
    var (written, ground, strength) = (ink, RGBA.clear, ink.alpha)
    for (depth, (list, index)) in lists.enumerated().reversed() {
      if depth + 1 < lists.count {
        // Out of the group that the text lies in.
        guard case .group(let group, _, _, _) = list.layers[index].content,
          group.blend == .normal,
          let outside = list.layers[index].finished(written, at: point),
          let without = list.layers[index].finished(ground, at: point)
        else { return nil }
        strength *= written.alpha > 0 ? outside.alpha / written.alpha : 0
        (written, ground) = (outside, without)
        point = point.applying(group.transform)
      }
      guard let below = list.color(at: point, below: index),
        !list.isCovered(at: point, above: index)
      else { return nil }
      (written, ground) = (written.over(below), ground.over(below))
    }
    guard ground.alpha > 0.98 else { return nil }
    return Sample(ink: written, ground: ground, strength: strength)
  }

  /// All texts of a picture, in the order they are drawn.
  package static func all(in items: [DisplayItem]) -> [DrawnText] {
    guard items.contains(where: \.holdsText) else { return [] }
    var found: [DrawnText] = []
    collect(items, PaintedList(items), [], scale: 1, &found)
    return found
  }

  private static func collect(
    _ items: [DisplayItem], _ list: PaintedList, _ outer: [(list: PaintedList, index: Int)],
    scale: CGFloat, _ found: inout [DrawnText]
  ) {
    for (index, item) in items.enumerated() {
      switch item {
      case .text(let line):
        for fragment in line.fragments {
          found.append(
            DrawnText(
              fragment: fragment, node: line.node, size: fragment.font.size * scale,
              baseline: line.baseline, lists: outer + [(list, index)]))
        }
      case .group(let group):
        guard case .group(_, _, let children, _) = list.layers[index].content else { continue }
        let t = group.transform
        collect(
          group.children, children, outer + [(list, index)],
          scale: scale * abs(t.a * t.d - t.b * t.c).squareRoot(), &found)
      case .fill, .stroke, .image: break
      }
    }
  }
}

extension DisplayItem {
  fileprivate var holdsText: Bool {
    switch self {
    case .text: true
    case .group(let group): group.children.contains(where: \.holdsText)
    case .fill, .stroke, .image: false
    }
  }
}
