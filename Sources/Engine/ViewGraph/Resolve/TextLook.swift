package import Foundation
package import Typesetting
package import VectorDrawing

/// What is known of a set text beside its letters and their layout: how it is drawn, who says it.
/// An object, which all texts share that say the same in the same look.
package final class TextLook {
  /// What each run is painted with, by its tag.
  package let styles: RunStyles
  /// Drawn as bars instead of glyphs.
  package let redaction: RGBA?
  package let string: String
  /// The view of the user's whose body says the text.
  package var view: (any View.Type)?
  /// The words as the code writes them, where it says all of them itself: a key without values.
  package var key: String?
  /// Whether it belongs to something that cannot be used at the moment.
  package var isDisabled = false
  /// Whether the code says where the text is to be cut.
  package var isCutAsAsked = false
  /// Draws the text instead of the painter, in a frame, as the node of an index.
  package var renderer: ((TextContent, TextLayout, CGRect, Int) -> [DisplayItem])?
  /// What was drawn last, and the answer of the block that it was drawn of.
  private var drawn: (answer: TextBlock.Answer, lines: DrawnLines)?
  /// What tells it from others, if it is that of a plain text.
  private var plain: Plain?
  /// One more look that the letters were seen in, and how many there are with this one.
  private var next: TextLook?
  private var count = 0

  package init(styles: RunStyles, redaction: RGBA? = nil, string: String) {
    (self.styles, self.redaction, self.string) = (styles, redaction, string)
  }

  /// The lines as they are drawn wherever the text stands; nil where the frame has a say in it.
  func lines(of answer: TextBlock.Answer) -> DrawnLines? {
    if let drawn, drawn.answer === answer { return drawn.lines }
    guard let color = styles.onlyColor else { return nil }
    let lines = DrawnLines(answer, .color(color))
    drawn = (answer, lines)
    return lines
  }
}

extension TextLook {
  /// What tells the looks of a plain text from each other, which is one string in one colour.
  package struct Plain {
    package let color: RGBA
    package let textStyle: Font.TextStyle?
    package let view: (any View.Type)?
    package let isDisabled: Bool
    package let isCutAsAsked: Bool

    package init(
      _ color: RGBA, _ textStyle: Font.TextStyle?, view: (any View.Type)?, isDisabled: Bool,
      isCutAsAsked: Bool
    ) {
      (self.color, self.textStyle, self.view) = (color, textStyle, view)
      (self.isDisabled, self.isCutAsAsked) = (isDisabled, isCutAsAsked)
    }
  }

  /// The look of a plain text: one that its block was seen in before, if there is one.
  package static func of(_ block: TextBlock, _ string: String, _ plain: Plain) -> TextLook {
    let first = block.kept as? TextLook
    if let known = first?.found(plain) { return known }
    var style = TextContent.RunStyle(paint: .color(plain.color))
    style.textStyle = plain.textStyle
    let look = TextLook(styles: RunStyles(style), string: string)
    look.plain = plain
    (look.view, look.isDisabled) = (plain.view, plain.isDisabled)
    look.isCutAsAsked = plain.isCutAsAsked
    // Words that many views say in many colours begin anew.
    look.count = (first?.count ?? 0) + 1
    if look.count > mostKept { look.count = 1 } else { look.next = first }
    block.kept = look
    return look
  }

  /// How many looks of the same letters are kept.
  private static var mostKept: Int { 8 }

  /// This look or one behind it that is the same. In methods, which need not hold on to each.
  private func found(_ wanted: Plain) -> TextLook? {
    if plain?.isSame(as: wanted) == true { return self }
    return next?.found(wanted)
  }
}

extension TextLook.Plain {
  @inline(__always) fileprivate func isSame(as other: TextLook.Plain) -> Bool {
    // Part by part, as the comparison of colours is a call to another module.
    color.red == other.color.red && color.green == other.color.green
      && color.blue == other.color.blue && color.alpha == other.color.alpha
      && textStyle == other.textStyle && isDisabled == other.isDisabled
      && isCutAsAsked == other.isCutAsAsked
      && view.map { ObjectIdentifier($0) } == other.view.map { ObjectIdentifier($0) }
  }
}
