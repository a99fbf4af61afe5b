import CatalogueManifest
import Foundation
import VectorDrawing

extension SVGWriter {
  /// A line: one `<text>`, with a `<tspan>` for each piece where there are several. Pieces in
  /// different directions are texts of their own, in reading order: viewers would reorder spans.
  mutating func text(_ line: TextLineItem) {
    if let spelling = line.drawn.spelling { return text(line, spelt: spelling) }
    if let only = line.drawn.only, !only.text.isEmpty, !only.isSwept {
      if only.letters != nil { return outlined(line, line.fragments) }
      // Most lines are no more than this.
      let (attributes, words) = text(only, from: line.left, line)
      if only.isSpeltAlike {
        line.drawn.spell {
          DrawnLine.Spelling(
            body.written(attributes, words), attributes: attributes.count, of: only)
        }
      }
      return
    }
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
    if pieces.indices.contains(where: { pieces[$0].letters != nil }) {
      return outlined(line, pieces)
    }
    if pieces.count == 1 || isTurned {
      for index in pieces.indices { text(pieces[index], from: 0, line) }
      return
    }
    if pieces.isEmpty { return }
    self.line("text") {
      $0.node(line.node)
    } content: { writer in
      for piece in pieces {
        writer.span("tspan") {
          $0.body.position(piece, from: 0, line.baseline)
          $0.body.font(piece)
          $0.look(piece)
        } content: {
          $0.body.text(piece.text)
        }
      }
    }
  }

  /// A piece as a text of its own. Returns where its attributes were written and where its words.
  @discardableResult mutating func text(
    _ piece: TextLineItem.Fragment, from left: CGFloat, _ line: TextLineItem
  ) -> (attributes: Range<Int>, words: Range<Int>) {
    var (attributes, words) = (0..<0, 0..<0)
    self.line("text") { writer in
      writer.body.position(piece, from: left, line.baseline)
      let start = writer.body.count
      writer.body.font(piece)
      writer.look(piece)
      attributes = start..<writer.body.count
      writer.node(line.node)
    } content: { writer in
      let start = writer.body.count
      writer.body.text(piece.text)
      words = start..<writer.body.count
    }
    return (attributes, words)
  }

  /// A line of one piece that was spelt for another picture, or elsewhere in this one.
  private mutating func text(_ line: TextLineItem, spelt spelling: DrawnLine.Spelling) {
    self.line("text") { writer in
      writer.body.attribute("x", line.left + spelling.x)
      writer.body.attribute("y", line.baseline - spelling.raise)
      writer.body.append(spelling.bytes, 0..<spelling.attributes)
      writer.node(line.node)
    } content: {
      $0.body.append(spelling.bytes, spelling.attributes..<spelling.bytes.count)
    }
  }

  private mutating func look(_ piece: TextLineItem.Fragment) {
    if piece.isRightToLeft {
      body.attribute("direction", "rtl")
      body.attribute("unicode-bidi", "embed")
    }
    paint("fill", opacity: "fill-opacity", piece.paint)
    body.decoration(piece)
    if piece.width > 0 {
      body.attribute("textLength", piece.width)
      body.attribute("lengthAdjust", "spacingAndGlyphs")
    }
    if piece.hasSpacesToKeep { body.attribute("xml:space", "preserve") }
    if let live = piece.live { body.data(live) }
  }
}

extension ElementWriter {
  fileprivate mutating func position(
    _ piece: TextLineItem.Fragment, from left: CGFloat, _ baseline: CGFloat
  ) {
    // Text from right to left begins at its right end.
    attribute("x", piece.isRightToLeft ? left + piece.x + piece.width : left + piece.x)
    attribute("y", baseline - piece.raise)
  }

  fileprivate mutating func font(_ piece: TextLineItem.Fragment) {
    attribute("font-size", piece.font.size)
    if piece.font.weight != 400 { attribute("font-weight", Double(piece.font.weight)) }
    if piece.font.italic { attribute("font-style", "italic") }
    if let family = piece.font.family { attribute("font-family", text: family) }
    variant(piece.font)
    if piece.spacing != 0 { attribute("letter-spacing", piece.spacing) }
  }

  private mutating func variant(_ font: FontFace) {
    guard font.monospacedDigits || font.smallCapitals != .none else { return }
    attribute("font-variant") { value in
      if font.smallCapitals != .none { value.append(text: font.smallCapitals.rawValue) }
      if font.monospacedDigits {
        value.append(font.smallCapitals == .none ? "tabular-nums" : " tabular-nums")
      }
    }
  }

  fileprivate mutating func decoration(_ piece: TextLineItem.Fragment) {
    guard piece.underline || piece.strikethrough else { return }
    attribute("text-decoration") { value in
      if piece.underline { value.append("underline") }
      if piece.underline && piece.strikethrough { value.append(" ") }
      if piece.strikethrough { value.append("line-through") }
    }
  }

  /// The moving date behind a text, for the gallery.
  fileprivate mutating func data(_ live: LiveText) {
    attribute("data-live", text: live.style)
    attribute("data-date", text: Timestamp.text(live.date))
    if let end = live.end { attribute("data-end", text: Timestamp.text(end)) }
    if let pause = live.pause { attribute("data-pause", text: Timestamp.text(pause)) }
    if live.countsDown { attribute("data-counts-down", "1") }
    if !live.showsHours { attribute("data-shows-hours", "0") }
    if let locale = live.locale { attribute("data-locale", text: locale) }
  }
}

extension TextLineItem.Fragment {
  /// Whether it is painted with an angular gradient, which is no paint of SVG's.
  fileprivate var isSwept: Bool {
    if case .gradient(let gradient) = paint, case .angular = gradient.geometry { return true }
    return false
  }

  /// Whether it is spelt alike wherever it stands: gradients run across the picture.
  fileprivate var isSpeltAlike: Bool {
    if case .color = paint { return !isRightToLeft }
    return false
  }

  /// Whether SVG would fold its spaces.
  var hasSpacesToKeep: Bool {
    var text = text
    return text.withUTF8 { utf8 in
      var previous: UInt8 = 0x20
      for byte in utf8 {
        if byte == 0x20, previous == 0x20 { return true }
        previous = byte
      }
      return previous == 0x20 && !utf8.isEmpty
    }
  }

  /// The angular gradient it is painted with.
  fileprivate var sweep: GradientPaint? {
    if case .gradient(let gradient) = paint, case .angular = gradient.geometry { return gradient }
    return nil
  }
}
