import CoreGraphics
import Foundation

/// Sets paragraphs into lines, one below the other.
struct LineSetter {
  private typealias Piece = ImageText.Piece
  private let style: NSParagraphStyle
  private let width: CGFloat?
  private var look: ImageText.Look
  private(set) var lines: [ImageText.Line] = []
  private(set) var height: CGFloat = 0

  /// - Parameter first: How a text looks that has no letters.
  init(_ style: NSParagraphStyle, _ width: CGFloat?, _ first: ImageText.Look) {
    (self.style, self.width, look) = (style, width, first)
  }

  /// Adds a paragraph, letter by letter.
  mutating func add(_ letters: [ImageText.Piece]) {
    if !lines.isEmpty { height += style.paragraphSpacing + style.paragraphSpacingBefore }
    guard let width else { return append(letters, indent: style.firstLineHeadIndent) }
    let tail = style.tailIndent > 0 ? style.tailIndent : width + style.tailIndent
    if style.lineBreakMode.isOfOneLine {
      return append(
        cut(letters, tail - style.firstLineHeadIndent), indent: style.firstLineHeadIndent,
        within: tail)
    }
    var rest = letters[...]
    var indent = style.firstLineHeadIndent
    repeat {
      let line = rest.prefix(count(of: rest, tail - indent))
      rest = rest.dropFirst(line.count).drop { $0.text == " " }
      let end = line.lastIndex { $0.text != " " }.map { $0 + 1 } ?? line.startIndex
      append(Array(rest.isEmpty ? line : line[..<end]), indent: indent, within: tail)
      indent = style.headIndent
    } while !rest.isEmpty
  }

  /// How many letters stand on a line of a width: at least one, and whole words if one fits.
  private func count(of letters: ArraySlice<ImageText.Piece>, _ limit: CGFloat) -> Int {
    var used: CGFloat = 0
    var wordsEnd: Int?
    for (count, letter) in letters.enumerated() {
      used += letter.width
      if count == 0 { continue }
      if letter.text == " " {
        wordsEnd = count
      } else if used > limit + 0.01 {
        return wordsEnd ?? count
      }
    }
    return letters.count
  }

  /// A line that ends where it would be too wide, with an ellipsis if the style asks for one.
  private func cut(_ letters: [ImageText.Piece], _ limit: CGFloat) -> [ImageText.Piece] {
    let isTold = style.lineBreakMode != .byClipping
    func ellipsis(_ look: ImageText.Look) -> Piece {
      Piece(text: "…", width: look.font.width(of: "…"), look: look)
    }
    guard letters.reduce(0, { $0 + $1.width }) > limit + 0.01, let first = letters.first else {
      return letters
    }
    var used: CGFloat = 0
    let kept = letters.prefix { letter in
      used += letter.width
      return used + (isTold ? ellipsis(letter.look).width : 0) <= limit
    }
    return kept + (isTold ? [ellipsis((kept.last ?? first).look)] : [])
  }

  /// Puts letters onto a line of their own; letters that look alike become one piece.
  private mutating func append(
    _ letters: [ImageText.Piece], indent: CGFloat, within tail: CGFloat? = nil
  ) {
    var line = ImageText.Line()
    for letter in letters {
      if let last = line.pieces.last, last.look == letter.look {
        line.pieces[line.pieces.count - 1].text += letter.text
        line.pieces[line.pieces.count - 1].width += letter.width
      } else {
        line.pieces.append(letter)
      }
    }
    look = letters.last?.look ?? look
    let fonts = letters.isEmpty ? [look.font] : line.pieces.map(\.look.font)
    let natural = fonts.reduce(0) { max($0, $1.lineHeight) }
    var own = style.lineHeightMultiple > 0 ? natural * style.lineHeightMultiple : natural
    own = max(own, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { own = min(own, style.maximumLineHeight) }
    if !lines.isEmpty { height += style.lineSpacing }
    (line.top, line.height) = (height, own)
    // What a line is higher than its font is above the letters.
    line.ascender = own - natural + fonts.reduce(0) { max($0, $1.ascender) }
    let free = tail.map { max(0, $0 - indent - line.width) } ?? 0
    line.x =
      switch style.alignment {
      case .center: indent + free / 2
      case .right: indent + free
      case .left, .natural, .justified: indent
      }
    height += own
    lines.append(line)
  }
}

extension NSLineBreakMode {
  /// Whether a line that is too long ends, instead of going on below.
  fileprivate var isOfOneLine: Bool { self != .byWordWrapping && self != .byCharWrapping }
}
