package import Foundation

/// A picture in another size than its own: parts along its edges keep theirs, what lies between is
/// stretched or repeated. Lengths are points.
package struct SlicedPicture: Hashable, Sendable {
  /// More copies of a part than this, each drawn for itself, would make a picture of megabytes: a
  /// whole bitmap is laid over the plane then, anything else stretched.
  package static let mostTiles: CGFloat = 1_000

  /// The size of the whole.
  package let size: CGSize
  /// How much of each edge keeps its size: no more than there is.
  package let caps: EdgeInsets
  /// Whether what lies between repeats instead of stretching.
  package let isTiled: Bool

  package init(size: CGSize, caps: EdgeInsets, isTiled: Bool) {
    func length(_ own: CGFloat, _ most: CGFloat) -> CGFloat { max(0, min(own, most)) }
    let (top, leading) = (length(caps.top, size.height), length(caps.leading, size.width))
    (self.size, self.isTiled) = (size, isTiled)
    self.caps = EdgeInsets(
      top: top, leading: leading, bottom: length(caps.bottom, size.height - top),
      trailing: length(caps.trailing, size.width - leading))
  }

  /// Draws the picture into a frame, for a node.
  ///
  /// - Parameters:
  ///   - texture: the whole as what is laid over the plane from a point on, if it can be.
  ///   - draw: draws the whole into a rectangle.
  /// - Returns: what is drawn, and whether something was stretched that ought to repeat.
  package func items(
    in frame: CGRect, node: Int, texture: (CGPoint) -> TexturePaint? = { _ in nil },
    draw: (CGRect, inout [DisplayItem]) -> Void
  ) -> (items: [DisplayItem], isStretched: Bool) {
    guard size.width > 0, size.height > 0 else { return ([], false) }
    var (items, isStretched): ([DisplayItem], Bool) = ([], false)
    let columns = Self.parts(
      size.width, caps.leading, caps.trailing, in: frame.minX...frame.maxX)
    let rows = Self.parts(size.height, caps.top, caps.bottom, in: frame.minY...frame.maxY)
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.start, y: row.start, width: column.length, height: row.length)
        let target = CGRect(
          x: column.span.lowerBound, y: row.span.lowerBound,
          width: column.span.upperBound - column.span.lowerBound,
          height: row.span.upperBound - row.span.lowerBound)
        var step = isTiled ? source.size : target.size
        let copies = (target.width / step.width) * (target.height / step.height)
        // True for NaN too.
        if isTiled, !(copies <= Self.mostTiles) {
          if source.size == size, let texture = texture(target.origin) {
            items.append(.fill(Path(target), .texture(texture), evenOdd: false, node: node))
            continue
          }
          (step, isStretched) = (target.size, true)
        }
        let cells = cells(of: source, in: target, step, node, draw)
        var group = GroupItem(cells, node: node)
        group.clip = Path(target)
        if !cells.isEmpty { items.append(.group(group)) }
      }
    }
    return (items, isStretched)
  }

  /// A part of the picture, as often as it takes to fill its target.
  private func cells(
    of source: CGRect, in target: CGRect, _ step: CGSize, _ node: Int,
    _ draw: (CGRect, inout [DisplayItem]) -> Void
  ) -> [DisplayItem] {
    var cells: [DisplayItem] = []
    let (sx, sy) = (step.width / source.width, step.height / source.height)
    for y in stride(from: target.minY, to: target.maxY - 0.001, by: step.height) {
      for x in stride(from: target.minX, to: target.maxX - 0.001, by: step.width) {
        let whole = CGRect(
          x: x - source.minX * sx, y: y - source.minY * sy, width: size.width * sx,
          height: size.height * sy)
        var cell: [DisplayItem] = []
        draw(whole, &cell)
        guard source.size != size else {
          cells += cell
          continue
        }
        var group = GroupItem(cell, node: node)
        group.clip = Path(CGRect(origin: CGPoint(x: x, y: y), size: step))
        cells.append(.group(group))
      }
    }
    return cells
  }

  /// A part of an axis of the picture and where it goes.
  private typealias Part = (start: CGFloat, length: CGFloat, span: ClosedRange<CGFloat>)

  /// The two ends and what lies between them; parts without any room are left out.
  private static func parts(
    _ length: CGFloat, _ first: CGFloat, _ last: CGFloat, in span: ClosedRange<CGFloat>
  ) -> [Part] {
    let room = span.upperBound - span.lowerBound
    let shrink = first + last > room && first + last > 0 ? room / (first + last) : 1
    // Sums of rounded numbers may lie a little beyond the end.
    let low = min(max(span.lowerBound + first * shrink, span.lowerBound), span.upperBound)
    let high = min(max(span.upperBound - last * shrink, low), span.upperBound)
    let parts: [Part] = [
      (0, first, span.lowerBound...low), (first, length - first - last, low...high),
      (length - last, last, high...span.upperBound),
    ]
    return parts.filter { $0.length > 0 && $0.span.upperBound > $0.span.lowerBound }
  }
}
