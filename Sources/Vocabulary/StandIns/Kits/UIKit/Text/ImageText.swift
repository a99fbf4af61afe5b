import CoreGraphics
import Foundation
import Typesetting
import VectorDrawing

/// A text in lines, as it is measured and drawn into an image.
///
/// Lines are broken at spaces, and within a word that is wider than they are; none is hyphenated. A
/// line that is to be cut is cut at its end, whichever end was asked for. Text runs from the left,
/// its lines have its own colour, and all paragraphs are set as the first one is.
struct ImageText {
  /// How letters look.
  struct Look: Equatable {
    var font = UIFont.systemFont(ofSize: 12)
    var color = RGBA.black
    var background: RGBA?
    /// Points after each letter.
    var spacing: CGFloat = 0
    /// Points above the line's baseline.
    var raise: CGFloat = 0
    var isUnderlined = false
    var isStruck = false

    init(_ attributes: [NSAttributedString.Key: Any]) {
      let values = AttributeContainer(attributes).uiKit
      if let font = values.font { self.font = font }
      if let color = values.foregroundColor { self.color = color.rgba }
      background = values.backgroundColor?.rgba
      spacing = values.kern ?? values.tracking ?? 0
      raise = values.baselineOffset ?? 0
      isUnderlined = values.underlineStyle?.hasLine ?? false
      isStruck = values.strikethroughStyle?.hasLine ?? false
    }
  }

  /// Letters that look alike and stand side by side.
  struct Piece {
    var text: String
    var width: CGFloat
    var look: Look
  }

  /// What stands between two breaks.
  struct Line {
    var pieces: [Piece] = []
    /// From the left of the text, points.
    var x: CGFloat = 0
    /// From the top of the text, points.
    var top: CGFloat = 0
    var height: CGFloat = 0
    /// Below `top`, points.
    var ascender: CGFloat = 0
    var width: CGFloat { pieces.reduce(0) { $0 + $1.width } }
  }

  private(set) var lines: [Line] = []
  private(set) var height: CGFloat = 0
  var width: CGFloat { lines.reduce(0) { max($0, $1.width) } }
  var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  /// - Parameter width: What the lines may take, points; nil where only newlines break them.
  init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?, width: CGFloat? = nil) {
    // An empty text has no attributes, and yet a line of its font.
    self.init(
      text.isEmpty ? [] : [NSAttributedString(string: text, attributes: attributes)],
      Look(attributes ?? [:]), attributes?[.paragraphStyle] as? NSParagraphStyle, width)
  }

  /// - Parameter width: What the lines may take, points; nil where only newlines break them.
  init(_ text: NSAttributedString, width: CGFloat? = nil) {
    let first = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
    self.init([text], Look(first), first[.paragraphStyle] as? NSParagraphStyle, width)
  }

  private init(
    _ texts: [NSAttributedString], _ first: Look, _ style: NSParagraphStyle?, _ width: CGFloat?
  ) {
    var paragraphs: [[Piece]] = [[]]
    for text in texts {
      let whole = NSRange(location: 0, length: text.length)
      text.enumerateAttributes(in: whole) { attributes, range, _ in
        let look = Look(attributes)
        for letter in text.attributedSubstring(from: range).string {
          if letter.isNewline {
            paragraphs.append([])
          } else {
            let letter = String(letter)
            let width = look.font.width(of: letter) + look.spacing
            paragraphs[paragraphs.count - 1].append(Piece(text: letter, width: width, look: look))
          }
        }
      }
    }
    var setter = LineSetter(style ?? .default, width, first)
    for paragraph in paragraphs { setter.add(paragraph) }
    (lines, height) = (setter.lines, setter.height)
  }

  /// Draws the lines in the drawing under way.
  ///
  /// - Parameter limit: Lines after the first are left out that end further down, points.
  func draw(at point: CGPoint, height limit: CGFloat = .infinity) {
    guard let context = UIGraphicsImageRendererContext.current else { return }
    // Heights that were added up differently may differ a little.
    for (index, line) in lines.enumerated()
    where index == 0 || line.top + line.height < limit + 0.01 {
      let baseline = point.y + line.top + line.ascender
      var x = point.x + line.x
      var grounds: [DisplayItem] = []
      var letters: [TextLineItem.Fragment] = []
      for piece in line.pieces {
        let look = piece.look
        let box = CGRect(x: x, y: point.y + line.top, width: piece.width, height: line.height)
        x += piece.width
        // Numbers that no picture can have draw nothing, as those of paths do.
        let letter = CGRect(
          x: look.spacing, y: baseline, width: look.font.pointSize, height: look.raise)
        guard box.isDrawable, letter.isDrawable else { continue }
        if let color = look.background {
          grounds.append(.fill(Path(box), .color(color), evenOdd: false, node: 0))
        }
        var fragment = TextLineItem.Fragment(
          text: piece.text, x: box.minX, width: piece.width, font: look.font.face,
          paint: .color(look.color))
        fragment.raise = look.raise
        fragment.spacing = look.spacing
        fragment.underline = look.isUnderlined
        fragment.strikethrough = look.isStruck
        letters.append(fragment)
      }
      if letters.isEmpty { continue }
      let item = TextLineItem(baseline: baseline, fragments: letters, node: 0)
      context.add(.drawing(DrawnItems(grounds + [.text(item)]), .identity))
    }
  }
}
