package import Foundation
package import VectorDrawing

extension TextBlock {
  /// What a text answers to a proposal. An object, so that what is asked of it copies no lines, and
  /// so that it is known again.
  package final class Answer {
    let width: Double
    let height: Double
    let size: CGSize
    /// Whether something was left out.
    package let isTruncated: Bool
    /// The share of the font's size that was used.
    package let scale: CGFloat
    let lineCount: Int
    /// The width of the first line, points.
    let firstWidth: CGFloat
    /// What is drawn of a text that is one line of one run.
    private let plain: PlainLayout?
    /// What is drawn of all others, once that is asked for, and what makes it until then.
    private var made: TextLayout?
    private var builder: LayoutBuilder?

    init(_ width: Double, _ height: Double, _ builder: LayoutBuilder) {
      (self.width, self.height) = (width, height)
      (size, isTruncated, scale) = (builder.size, builder.isTruncated, builder.scale)
      (lineCount, firstWidth) = (builder.lineCount, builder.firstWidth)
      (plain, self.builder) = (nil, builder)
    }

    init(_ width: Double, _ height: Double, plain layout: PlainLayout) {
      (self.width, self.height) = (width, height)
      (size, isTruncated, scale) = (layout.size, false, 1)
      (lineCount, firstWidth) = (1, layout.width)
      plain = layout
    }

    /// The layout with all that is drawn.
    package var layout: TextLayout {
      if let made { return made }
      if let layout = plain?.layout { return layout }
      guard let builder else { preconditionFailure("an answer is plain, or made, or to be made") }
      let layout = builder.layout
      (made, self.builder) = (layout, nil)
      return layout
    }

    /// Whether all of the text is there in its own size.
    var isComplete: Bool { !isTruncated && scale == 1 }

    /// The line of a text that is one line of one run, as it is drawn with a paint.
    package func line(drawnWith paint: Paint) -> DrawnLine? {
      plain?.line(drawnWith: paint)
    }
  }
}
