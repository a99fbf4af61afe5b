import Foundation
import VectorDrawing

/// The rules by which symbols are put together; numbers are units of the drawings, 100 to the em
/// (themes/symbols/README.md).
extension SymbolSketch {
  /// Turned clockwise by quarters.
  func turned(quarters: Int) -> SymbolSketch {
    var result = self
    for _ in 0..<((quarters % 4 + 4) % 4) {
      let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: result.size.height, ty: 0)
      let size = CGSize(width: result.size.height, height: result.size.width)
      result = result.applying(turn, size: size)
    }
    return result
  }

  /// Left and right exchanged.
  func mirrored() -> SymbolSketch {
    applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0), size: size)
  }

  /// As the glyph in a frame, which becomes the secondary layer. A filled frame has the glyph cut
  /// out, or painted white where there is more than one colour.
  func enclosed(in frame: SymbolSketch, filled: Bool, colorName: String?) -> SymbolSketch {
    let whole = CGRect(origin: .zero, size: frame.size)
    let glyph = fitted(in: frame.box ?? whole.insetBy(dx: whole.width / 4, dy: whole.height / 4))
    var result = frame
    result.box = nil
    for index in result.pieces.indices {
      result.pieces[index].hierarchy = 1
      if let colorName { result.pieces[index].colorName = colorName }
    }
    for var piece in glyph.pieces {
      piece.hierarchy = 0
      if filled {
        // A gap in the glyph would be a gap in the hole.
        if piece.erasing == .always { continue }
        piece.erasing = .inMonochrome
        piece.colorName = "white"
      }
      result.pieces.append(piece)
    }
    return result
  }

  /// With a line from the upper left to the lower right, and a gap beside it.
  func slashed() -> SymbolSketch {
    let room = CGSize(width: max(size.width, 112), height: max(size.height, 112))
    let shift = CGAffineTransform(
      translationX: (room.width - size.width) / 2, y: (room.height - size.height) / 2)
    var result = applying(shift, size: room)
    let middle = CGPoint(x: room.width / 2, y: room.height / 2)
    func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
      CGPoint(x: middle.x + dx, y: middle.y + dy)
    }
    var gap = Piece.line(from: point(-40, -52), to: point(52, 40), width: 8.5)
    gap.erasing = .always
    result.pieces.append(gap)
    result.pieces.append(.line(from: point(-46, -46), to: point(46, 46), width: 8.5))
    return result
  }

  /// With another drawing to the right; both are small then, and their strokes thinner.
  func beside(_ other: SymbolSketch) -> SymbolSketch {
    let height = max(size.height, other.size.height)
    let gap: CGFloat = 4
    let whole = CGSize(width: size.width + gap + other.size.width, height: height)
    let right = CGAffineTransform(
      translationX: size.width + gap, y: (height - other.size.height) / 2)
    var result = applying(
      CGAffineTransform(translationX: 0, y: (height - size.height) / 2), size: whole)
    result.pieces += other.applying(right, size: whole).pieces
    for index in result.pieces.indices { result.pieces[index].strokeWidth *= 0.75 }
    return result
  }

  /// Filled as the drawing says: `data-fill`.
  func solid() -> SymbolSketch {
    var result = self
    for index in pieces.indices {
      switch pieces[index].filling {
      case .solid: result.pieces[index].isFilled = true
      case .hole: result.pieces[index].erasing = .always
      case nil: break
      }
    }
    return result
  }

  /// What a badge's glyph is cut out of.
  enum Plate {
    case disc, triangle

    /// The plate around a point, wider by a margin on every side.
    func piece(at center: CGPoint, margin: CGFloat = 0) -> Piece {
      if self == .disc { return .disc(center: center, radius: 23 + margin) }
      func corner(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
        CGPoint(x: center.x + dx, y: center.y + dy)
      }
      var piece = Piece.line(from: corner(0, -20), to: corner(22, 17), width: 8.5 + 2 * margin)
      piece.path = Path(
        storage: .elements([
          .move(to: corner(0, -20)), .line(to: corner(22, 17)), .line(to: corner(-22, 17)),
          .closeSubpath,
        ]))
      piece.isFilled = true
      return piece
    }
  }

  /// With a plain disc at the upper right.
  func dotted(colorName: String?) -> SymbolSketch {
    let center = CGPoint(x: size.width - 18, y: 20)
    return marked(
      .disc(center: center, radius: 17), gap: .disc(center: center, radius: 24), colorName)
  }

  /// With a plate at the lower right that has a glyph.
  func badged(
    with glyph: SymbolSketch, on plate: Plate, colorName: String?
  ) -> SymbolSketch {
    var wider = self
    wider.size.width += 12
    let center = CGPoint(x: wider.size.width - 25, y: size.height - 27)
    var result = wider.marked(
      plate.piece(at: center), gap: plate.piece(at: center, margin: 7), colorName)
    let room =
      plate == .disc
      ? CGRect(x: center.x - 14, y: center.y - 17, width: 28, height: 34)
      : CGRect(x: center.x - 10, y: center.y - 10, width: 20, height: 26)
    for var piece in glyph.fitted(in: room).pieces where piece.erasing != .always {
      piece.hierarchy = 0
      piece.colorName = "white"
      piece.erasing = .inMonochrome
      result.pieces.append(piece)
    }
    return result
  }

  /// With a mark on top and a gap around it.
  private func marked(_ mark: Piece, gap: Piece, _ colorName: String?) -> SymbolSketch {
    var (result, mark, gap) = (self, mark, gap)
    result.box = nil
    gap.erasing = .always
    mark.hierarchy = 1
    mark.colorName = colorName
    result.pieces += [gap, mark]
    return result
  }

  /// Scaled into the middle of a rectangle.
  private func fitted(in room: CGRect) -> SymbolSketch {
    guard size.width > 0, size.height > 0 else { return self }
    let scale = min(room.width / size.width, room.height / size.height)
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: room.midX - scale * size.width / 2,
      ty: room.midY - scale * size.height / 2)
    return applying(transform, size: size)
  }
}
