import Foundation

/// Two outlines cut where they meet and put together anew: of every piece it is asked what lies on
/// either side of it, and those with the result on one side only are its outline.
struct PathCombination {
  private let first: PathRegion
  private let second: PathRegion
  /// The size of it all, points; what counts as equal follows from it.
  private let scale: CGFloat

  init(_ first: Path, _ second: Path, evenOdd: Bool) {
    self.first = PathRegion(first, evenOdd: evenOdd)
    self.second = PathRegion(second, evenOdd: evenOdd)
    let box = first.boundingRect.union(second.boundingRect)
    scale = box.isNull ? 1 : max(box.width, box.height, 1e-6)
  }

  /// The outline of where `isInside` holds, given what lies in the first and in the second path.
  func outline(_ isInside: (Bool, Bool) -> Bool) -> Path {
    var kept: [Cubic] = []
    for piece in cut(first.pieces + second.pieces, by: first.pieces + second.pieces) {
      let middle = piece.point(0.5)
      let aside = piece.direction(0.5).turned * (scale * 1e-7)
      let right = holds(isInside, middle + aside)
      if right == holds(isInside, middle + aside * -1) { continue }
      let turned = right ? piece : piece.reversed
      if !kept.contains(where: { isSame($0, turned) }) { kept.append(turned) }
    }
    return joined(kept)
  }

  /// The stretches of an open path that lie inside, or outside, of the second path.
  func line(_ path: Path, inside: Bool) -> Path {
    var result = Path()
    var last: CGPoint?
    for part in Cubic.parts(of: path, closing: false) {
      for piece in cut(part.flatMap(\.monotone), by: second.pieces)
      where second.contains(piece.point(0.5)) == inside {
        if last.map({ isNear($0, piece.start) }) != true { result.move(to: piece.start) }
        result.append(piece.element)
        last = piece.end
      }
      last = nil
    }
    return result
  }

  private func holds(_ isInside: (Bool, Bool) -> Bool, _ point: CGPoint) -> Bool {
    isInside(first.contains(point), second.contains(point))
  }

  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    one.distance(to: other) < scale * 4e-5
  }

  private func isSame(_ one: Cubic, _ other: Cubic) -> Bool {
    isNear(one.start, other.start) && isNear(one.end, other.end)
      && isNear(one.point(0.5), other.point(0.5))
  }

  /// The pieces, each cut where any of the others meets it.
  private func cut(_ pieces: [Cubic], by others: [Cubic]) -> [Cubic] {
    pieces.flatMap { piece in
      var positions: [CGFloat] = []
      for other in others where other != piece {
        positions += PathCrossings(piece, other, tolerance: scale * 1e-9).found.map(\.first)
      }
      var (last, kept): (CGPoint, [CGFloat]) = (piece.start, [])
      for position in positions.sorted() where position > 0 && position < 1 {
        let point = piece.point(position)
        if point.distance(to: last) < scale * 1e-5 { continue }
        if point.distance(to: piece.end) < scale * 1e-5 { continue }
        kept.append(position)
        last = point
      }
      return piece.cut(at: kept)
    }
  }

  /// Closed figures out of pieces whose ends meet.
  private func joined(_ pieces: [Cubic]) -> Path {
    var left = pieces
    var result = Path()
    while !left.isEmpty {
      var figure = [left.removeFirst()]
      while !isNear(figure[figure.count - 1].end, figure[0].start) {
        let end = figure[figure.count - 1].end
        guard let next = left.firstIndex(where: { isNear($0.start, end) }) else { break }
        figure.append(left.remove(at: next))
      }
      append(figure, to: &result)
    }
    return result
  }

  /// Adds a figure, lines that go straight on as one.
  private func append(_ figure: [Cubic], to path: inout Path) {
    path.move(to: figure[0].start)
    for (index, piece) in figure.enumerated() {
      if piece.isLine, index + 1 < figure.count, figure[index + 1].isLine,
        abs(piece.direction(0).cross(figure[index + 1].direction(0))) < 1e-7,
        piece.direction(0).dot(figure[index + 1].direction(0)) > 0
      {
        continue
      }
      // The last line is drawn by closing.
      if index + 1 < figure.count || !piece.isLine { path.append(piece.element) }
    }
    path.closeSubpath()
  }
}
