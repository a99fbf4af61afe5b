package import Foundation

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
    private var content: Content

    /// What is drawn, as far as it is worked out.
    private enum Content {
      case plain(PlainLayout)
      case partial(LayoutBuilder)
      case whole(TextLayout)
    }

    init(_ width: Double, _ height: Double, _ builder: LayoutBuilder) {
      (self.width, self.height) = (width, height)
      let layout = builder.layout(withFragments: false)
      (size, isTruncated, scale) = (layout.size, layout.isTruncated, layout.scale)
      (lineCount, firstWidth) = (layout.lines.count, layout.lines.first?.width ?? 0)
      content = .partial(builder)
    }

    init(_ width: Double, _ height: Double, plain layout: PlainLayout) {
      (self.width, self.height) = (width, height)
      (size, isTruncated, scale) = (layout.size, false, 1)
      (lineCount, firstWidth) = (1, layout.width)
      content = .plain(layout)
    }

    /// The layout with all that is drawn.
    package var layout: TextLayout {
      switch content {
      case .plain(let plain): return plain.layout
      case .whole(let layout): return layout
      case .partial(let builder):
        let layout = builder.layout()
        content = .whole(layout)
        return layout
      }
    }

    /// Whether all of the text is there in its own size.
    var isComplete: Bool { !isTruncated && scale == 1 }

    /// The one piece of a text that is one line of one run, and its baseline from the top, points.
    package var only: (piece: TextFragment, baseline: CGFloat)? {
      guard case .plain(let plain) = content else { return nil }
      return (plain.fragment, plain.firstBaseline)
    }
  }
}
