import Foundation
package import Typesetting
package import VectorDrawing

/// How a node is drawn, in the words of the code that asks for it: what a picture's elements no
/// longer tell.
extension NodeRecord {
  /// A font of a text.
  package struct TextFont {
    package let font: ResolvedFont
    /// The Dynamic Type style that it was asked for by; nil where a size was.
    package let style: Font.TextStyle?
  }

  /// The fonts of a text, each once.
  package var fonts: [TextFont] {
    guard let textContent else { return [] }
    var fonts: [TextFont] = []
    for run in textContent.block.runs where run.attachment == nil {
      let style = textContent.style(of: run)?.textStyle
      if fonts.contains(where: { $0.font === run.font && $0.style == style }) { continue }
      fonts.append(TextFont(font: run.font, style: style))
    }
    return fonts
  }

  /// What it is painted with, each once, before a mode takes colours away.
  package var paints: [ShapePaint] {
    var paints: [ShapePaint] = []
    func add(_ paint: ShapePaint?) {
      if let paint, !paints.contains(paint) { paints.append(paint) }
    }
    switch view?.content {
    case .text(let text):
      for style in text.styles {
        add(style.paint)
        add(style.extras?.background)
      }
    case .shape(let shape):
      add(shape.fill)
      add(shape.stroke?.paint)
    case .image(let image): add(image.symbolPaint)
    case .effect, .standIn, .group, nil: break
    }
    return paints
  }

  /// The name of the image or symbol that it shows, and whether it is a symbol.
  package var image: (name: String, isSymbol: Bool)? {
    guard case .image(let image) = view?.content, let name = image.name else { return nil }
    return (name, image.symbolPaint != nil)
  }

  /// The opacity that it gives what is in it; nil if none.
  package var opacity: Double? {
    guard case .effect(.opacity(let opacity)) = view?.content else { return nil }
    return opacity
  }

  /// Where the points go of what is in it; nil where they stay.
  package var transform: CGAffineTransform? {
    guard case .effect(.transform(let transform)) = view?.content else { return nil }
    return transform(frame)
  }

  /// Whether anything of its text is underlined, and whether struck through.
  package var lines: (underline: Bool, strikethrough: Bool) {
    let styles = textContent?.styles ?? RunStyles([])
    return (
      styles.contains { $0.extras?.underline != nil },
      styles.contains { $0.extras?.strikethrough != nil }
    )
  }
}

extension TextContent {
  fileprivate func style(of run: TextRun) -> RunStyle? {
    styles.indices.contains(run.tag) ? styles[run.tag] : nil
  }
}
