import Foundation

/// What lies inside of a path.
struct PathRegion {
  /// The outline in pieces that turn back nowhere.
  let pieces: [Cubic]
  private let evenOdd: Bool

  init(_ path: Path, evenOdd: Bool) {
    pieces = Cubic.parts(of: path, closing: true).joined().flatMap(\.monotone)
    self.evenOdd = evenOdd
  }

  /// Whether a point lies inside: the outline crosses a ray to the right of it an odd number of
  /// times, or more often in one direction than in the other.
  func contains(_ point: CGPoint) -> Bool {
    var (crossings, winding) = (0, 0)
    for piece in pieces {
      let (top, bottom) = (min(piece.start.y, piece.end.y), max(piece.start.y, piece.end.y))
      guard point.y >= top, point.y < bottom, max(piece.start.x, piece.end.x) > point.x else {
        continue
      }
      guard min(piece.start.x, piece.end.x) > point.x || piece.x(at: point.y) > point.x else {
        continue
      }
      crossings += 1
      winding += piece.end.y > piece.start.y ? 1 : -1
    }
    return evenOdd ? crossings % 2 == 1 : winding != 0
  }
}

extension Cubic {
  /// Where a piece that turns back nowhere crosses a height.
  fileprivate func x(at y: CGFloat) -> CGFloat {
    if isLine { return start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y) }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    let falls = end.y > start.y
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if (point(middle).y < y) == falls { low = middle } else { high = middle }
    }
    return point(low).x
  }
}
