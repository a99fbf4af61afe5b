import CatalogueManifest
import Foundation
import VectorDrawing

extension SVGWriter {
  /// A line: one `<text>`, with a `<tspan>` for each piece where there are several. Pieces in
  /// different directions are texts of their own, in reading order: viewers would reorder spans.
  mutating func text(_ line: TextLineItem) {
    // By index: a loop over the pieces would copy each.
    let all = line.fragments
    let hasEmpty = all.indices.contains { all[$0].text.isEmpty }
    let pieces = hasEmpty ? all.filter { !$0.text.isEmpty } : all
    let isTurned = pieces.indices.contains { pieces[$0].isRightToLeft }
    let isSwept = pieces.indices.contains { pieces[$0].isSwept }
    if isSwept {
      for piece in pieces {
        if let gradient = piece.sweep {
          sweep(gradient, inside: piece, line.baseline, node: line.node)
        } else {
          text(TextLineItem(baseline: line.baseline, fragments: [piece], node: line.node))
        }
      }
      return
    }
    if pieces.count == 1 || isTurned {
      for index in pieces.indices {
        let piece = pieces[index]
        body.append("<text")
        place(piece, line.baseline)
        look(piece)
        node(line.node)
        body.append(">")
        body.append(xml: piece.text)
        body.append("</text>\n")
      }
      return
    }
    if pieces.isEmpty { return }
    body.append("<text")
    node(line.node)
    body.append(">")
    for piece in pieces {
      body.append("<tspan")
      place(piece, line.baseline)
      look(piece)
      body.append(">")
      body.append(xml: piece.text)
      body.append("</tspan>")
    }
    body.append("</text>\n")
  }

  private mutating func place(_ piece: TextLineItem.Fragment, _ baseline: CGFloat) {
    // Text from right to left begins at its right end.
    body.attribute(" x=\"", piece.isRightToLeft ? piece.x + piece.width : piece.x)
    body.attribute(" y=\"", baseline - piece.raise)
    body.attribute(" font-size=\"", piece.font.size)
    if piece.font.weight != 400 {
      body.append(" font-weight=\"")
      body.append(piece.font.weight)
      body.append("\"")
    }
    if piece.font.italic { body.append(" font-style=\"italic\"") }
    if let family = piece.font.family {
      body.append(" font-family=\"")
      body.append(xml: family)
      body.append("\"")
    }
    variant(piece.font)
    if piece.spacing != 0 { body.attribute(" letter-spacing=\"", piece.spacing) }
  }

  private mutating func variant(_ font: FontFace) {
    guard font.monospacedDigits || font.smallCapitals != .none else { return }
    body.append(" font-variant=\"")
    if font.smallCapitals != .none { body.append(utf8: font.smallCapitals.rawValue) }
    if font.monospacedDigits {
      body.append(font.smallCapitals == .none ? "tabular-nums" : " tabular-nums")
    }
    body.append("\"")
  }

  private mutating func look(_ piece: TextLineItem.Fragment) {
    if piece.isRightToLeft { body.append(" direction=\"rtl\" unicode-bidi=\"embed\"") }
    paint("fill", piece.paint)
    if piece.underline || piece.strikethrough {
      body.append(" text-decoration=\"")
      if piece.underline { body.append("underline") }
      if piece.underline && piece.strikethrough { body.append(" ") }
      if piece.strikethrough { body.append("line-through") }
      body.append("\"")
    }
    if piece.width > 0 {
      body.attribute(" textLength=\"", piece.width)
      body.append(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    if XMLText.needsPreservedSpace(piece.text) { body.append(" xml:space=\"preserve\"") }
    if let live = piece.live { data(live) }
  }

  /// The moving date behind a text, for the gallery.
  private mutating func data(_ live: LiveText) {
    body.append(" data-live=\"")
    body.append(utf8: live.style)
    body.append("\"")
    date(" data-date=\"", live.date)
    if let end = live.end { date(" data-end=\"", end) }
    if let pause = live.pause { date(" data-pause=\"", pause) }
    if live.countsDown { body.append(" data-counts-down=\"1\"") }
    if !live.showsHours { body.append(" data-shows-hours=\"0\"") }
    if let locale = live.locale {
      body.append(" data-locale=\"")
      body.append(xml: locale)
      body.append("\"")
    }
  }

  private mutating func date(_ attribute: StaticString, _ date: Date) {
    body.append(attribute)
    body.append(utf8: Timestamp.text(date))
    body.append("\"")
  }
}

extension TextLineItem.Fragment {
  /// Whether it is painted with an angular gradient, which is no paint of SVG's.
  fileprivate var isSwept: Bool {
    if case .gradient(let gradient) = paint, case .angular = gradient.geometry { return true }
    return false
  }

  /// The angular gradient it is painted with.
  fileprivate var sweep: GradientPaint? {
    if case .gradient(let gradient) = paint, case .angular = gradient.geometry { return gradient }
    return nil
  }
}
