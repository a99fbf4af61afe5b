import DiagnosticRecords
import Foundation
import VectorDrawing
import ViewGraph

extension Picture {
  /// More copies of a part than this, each drawn for itself, would make a picture of megabytes: a
  /// whole bitmap is laid over the plane then, anything else stretched.
  private static let mostTiles: CGFloat = 1_000

  /// The picture with parts that keep their size, and a middle that repeats instead of stretching.
  /// - Parameter caps: How much of each edge keeps its size, points.
  func resized(
    _ mode: Image.ResizingMode, caps: EdgeInsets, in session: RenderSession
  ) -> Picture {
    if mode == .stretch, caps == EdgeInsets() { return self }
    guard size.width > 0, size.height > 0 else { return self }
    var copy = self
    let (size, draw, texture) = (size, draw, texture)
    copy.draw = { ink, frame, items, node in
      let columns = Self.parts(
        size.width, caps.leading, caps.trailing, in: frame.minX...frame.maxX)
      let rows = Self.parts(size.height, caps.top, caps.bottom, in: frame.minY...frame.maxY)
      for row in rows {
        for column in columns {
          let source = CGRect(
            x: column.start, y: row.start, width: column.length, height: row.length)
          let target = CGRect(
            x: column.place.lowerBound, y: row.place.lowerBound,
            width: column.place.upperBound - column.place.lowerBound,
            height: row.place.upperBound - row.place.lowerBound)
          var step = mode == .tile ? source.size : target.size
          let copies = (target.width / step.width) * (target.height / step.height)
          // True for NaN too.
          if mode == .tile, !(copies <= Self.mostTiles) {
            if source.size == size, let texture = texture(target.origin, ink, node) {
              items.append(.fill(Path(target), .texture(texture), evenOdd: false, node: node))
              continue
            }
            Self.reportStretching(session)
            step = target.size
          }
          var cells: [DisplayItem] = []
          for y in stride(from: target.minY, to: target.maxY - 0.001, by: step.height) {
            for x in stride(from: target.minX, to: target.maxX - 0.001, by: step.width) {
              let (sx, sy) = (step.width / source.width, step.height / source.height)
              let whole = CGRect(
                x: x - source.minX * sx, y: y - source.minY * sy, width: size.width * sx,
                height: size.height * sy)
              var cell: [DisplayItem] = []
              draw(ink, whole, &cell, node)
              guard source.size != size else {
                cells += cell
                continue
              }
              var group = GroupItem(cell, node: node)
              group.clip = Path(CGRect(origin: CGPoint(x: x, y: y), size: step))
              cells.append(.group(group))
            }
          }
          var group = GroupItem(cells, node: node)
          group.clip = Path(target)
          if !cells.isEmpty { items.append(.group(group)) }
        }
      }
    }
    return copy
  }

  /// The whole as what is laid over the plane from a place on; nothing for what is no bitmap.
  private func texture(_ origin: CGPoint, _ ink: ShapePaint, _ node: Int) -> TexturePaint? {
    let tile = CGRect(origin: origin, size: size)
    var items: [DisplayItem] = []
    draw(ink, tile, &items, node)
    guard case .image(let bitmap)? = items.first, items.count == 1, bitmap.smooth else {
      return nil
    }
    return TexturePaint(source: bitmap.source, tile: tile)
  }

  /// A part of an axis of the picture and where it goes, points.
  private typealias Part = (start: CGFloat, length: CGFloat, place: ClosedRange<CGFloat>)

  /// The two ends and what lies between them; parts without any room are left out.
  private static func parts(
    _ length: CGFloat, _ first: CGFloat, _ last: CGFloat, in place: ClosedRange<CGFloat>
  ) -> [Part] {
    let room = place.upperBound - place.lowerBound
    let shrink = first + last > room && first + last > 0 ? room / (first + last) : 1
    // Sums of rounded numbers may lie a little beyond the end.
    let low = min(max(place.lowerBound + first * shrink, place.lowerBound), place.upperBound)
    let high = min(max(place.upperBound - last * shrink, low), place.upperBound)
    let parts: [Part] = [
      (0, first, place.lowerBound...low), (first, length - first - last, low...high),
      (length - last, last, high...place.upperBound),
    ]
    return parts.filter { $0.length > 0 && $0.place.upperBound > $0.place.lowerBound }
  }

  private static func reportStretching(_ session: RenderSession) {
    session.report(
      .tooManyTiles,
      "An image is repeated more than \(Int(mostTiles)) times; it is stretched instead.",
      hint: "Make the image larger, or what it is laid over smaller; whole bitmaps have no limit.")
  }
}

extension Rule {
  static let tooManyTiles = Rule(
    "too-many-tiles", fault: .widget, .warning,
    "An image is repeated more often than a picture has room for",
    why: "It is stretched instead.",
    remedy: "Make the image larger, or what it is laid over smaller; whole bitmaps have no "
      + "limit.")
}
