package import Foundation
import LayoutEngine
package import Typesetting
package import VectorDrawing

/// Turns lines of a laid-out text into display items.
package struct TextLinePainter {
  let text: TextContent
  let frame: CGRect
  let grid: PixelGrid
  let node: Int

  /// - Parameters:
  ///   - frame: where the text lies; lines count from its top left.
  ///   - node: the index of the node that draws.
  package init(_ text: TextContent, in frame: CGRect, grid: PixelGrid, node: Int) {
    (self.text, self.frame, self.grid, self.node) = (text, frame, grid, node)
  }

  /// Draws a line: grounds and patterned underlines, the characters, patterned strikethroughs.
  package func paint(_ line: TextLine, into items: inout [DisplayItem]) {
    // Text sits on whole pixels; the rest of the layout need not (Facts/layout.md#pixels).
    let baseline = grid.nearest(frame.minY + line.baseline)
    var pieces: [TextLineItem.Fragment] = []
    pieces.reserveCapacity(line.fragments.count)
    var through: [DisplayItem] = []
    for piece in line.fragments {
      guard text.styles.indices.contains(piece.tag) else { continue }
      guard let extras = text.styles[piece.tag].extras else {
        pieces.append(fragment(piece))
        continue
      }
      if let ground = extras.background {
        items.append(
          .fill(box(of: piece, baseline), ground.paint(in: frame), evenOdd: false, node: node))
      }
      if let attachment = piece.attachment, let draw = extras.attachment {
        let bottom = baseline - piece.baselineOffset + piece.attachmentDescent
        let corner = CGPoint(x: frame.minX + piece.x, y: bottom - attachment.height)
        draw(CGRect(origin: corner, size: attachment), &items, node)
        continue
      }
      var fragment = fragment(piece)
      fragment.underline = extras.underline?.isPlain ?? false
      fragment.strikethrough = extras.strikethrough?.isPlain ?? false
      if !piece.isCut { fragment.live = extras.live }
      func rule(_ line: TextDecoration, isThrough: Bool) -> DisplayItem {
        line.item(
          fragment, piece.font, baseline: baseline, isThrough: isThrough, in: frame, node: node)
      }
      if let line = extras.underline, !line.isPlain { items.append(rule(line, isThrough: false)) }
      if let line = extras.strikethrough, !line.isPlain {
        through.append(rule(line, isThrough: true))
      }
      pieces.append(fragment)
    }
    if !pieces.isEmpty {
      items.append(.text(TextLineItem(baseline: baseline, fragments: pieces, node: node)))
    }
    if !through.isEmpty { items += through }
  }

  private func box(of piece: TextFragment, _ baseline: CGFloat) -> Path {
    let top = baseline - piece.baselineOffset - piece.font.ascender
    let height = piece.font.ascender + piece.font.descender
    return Path(
      grid.snapped(CGRect(x: frame.minX + piece.x, y: top, width: piece.width, height: height)))
  }

  private func fragment(_ piece: TextFragment) -> TextLineItem.Fragment {
    piece.drawn(with: text.styles[piece.tag].paint.paint(in: frame), from: frame.minX)
  }
}

extension TextFragment {
  /// The piece as it is drawn with a paint, in a text that begins somewhere.
  func drawn(with paint: Paint, from left: CGFloat) -> TextLineItem.Fragment {
    var fragment = TextLineItem.Fragment(
      text: text, x: left + x, width: width, font: font.fontFace, paint: paint)
    fragment.isRightToLeft = isRightToLeft
    fragment.raise = baselineOffset
    fragment.spacing = letterSpacing
    return fragment
  }
}
