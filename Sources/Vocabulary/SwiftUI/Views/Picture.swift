import Foundation
import PDFReading
import ResourceCatalogs
import Typesetting
import UIKit
import VectorDrawing
import ViewGraph

/// An image ready to be drawn into any frame.
struct Picture {
  /// Draws with the foreground paint into a frame, for the node of an index.
  typealias Draw = (ShapePaint, CGRect, inout [DisplayItem], Int) -> Void

  /// The natural size, points.
  var size: CGSize
  /// How far it reaches below the baseline, points.
  var descent: CGFloat = 0
  /// The size of the font a symbol is drawn in, points; `nil` for other pictures.
  private(set) var em: CGFloat?
  /// How it is resized when the view does not say; `nil` stretches all of it.
  var slices: Image.Slices?
  var draw: Draw

  /// A bitmap or vector file.
  init(size: CGSize, _ source: ImageSource, template isTemplate: Bool, _ smooth: Bool) {
    self.size = size
    draw = { ink, frame, items, node in
      let item = DisplayItem.image(
        ImageItem(frame: frame, source: source, smooth: smooth, node: node))
      guard isTemplate else { return items.append(item) }
      var group = GroupItem([item], node: node)
      group.filters = [.template(ink.firstColor)]
      items.append(.group(group))
    }
  }

  /// The page of a PDF.
  init(_ page: PDFDrawing, size: CGSize, template isTemplate: Bool) {
    self.init(size: size) { ink, frame, items, node in
      var group = GroupItem(
        page.items(in: frame.size).map { $0.renumbered(node) }, node: node)
      group.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      // What lies beyond the page is not seen.
      group.clip = Path(CGRect(origin: .zero, size: frame.size))
      // Parts of the page mix their colours with each other alone.
      group.isolated = true
      if isTemplate { group.filters = [.template(ink.firstColor)] }
      items.append(.group(group))
    }
  }

  /// What UIKit drew.
  init(_ steps: [UIImageSketchStep], size: CGSize, template isTemplate: Bool, _ smooth: Bool) {
    self.init(size: size) { ink, frame, items, node in
      guard size.width > 0, size.height > 0, !steps.isEmpty else { return }
      let map = CGAffineTransform(
        a: frame.width / size.width, b: 0, c: 0, d: frame.height / size.height, tx: frame.minX,
        ty: frame.minY)
      var drawn = steps.map { $0.applying(map).item(node: node) }
      if !smooth { drawn = drawn.map(\.unsmoothed) }
      guard isTemplate else { return items += drawn }
      var group = GroupItem(drawn, node: node)
      group.filters = [.template(ink.firstColor)]
      items.append(.group(group))
    }
  }

  /// A symbol in a font.
  init(
    _ drawing: SymbolDrawing, _ look: SymbolLook, _ font: ResolvedFont,
    isMirrored: Bool = false
  ) {
    let em = font.pointSize
    let grid = look.environment.session.inputs.grid
    self.em = em
    size = CGSize(
      width: grid.nearest(drawing.size.width * em),
      height: grid.nearest(drawing.size.height * em))
    descent = grid.nearest(drawing.baselineOffset * em)
    draw = { ink, frame, items, node in
      SymbolPainter(drawing: drawing, look: look, ink: ink, isMirrored: isMirrored)
        .draw(frame, &items, node)
    }
  }

  /// Takes the room that every symbol takes while a square of its font's size stands for it
  /// (Facts/redaction.md#placeholder-look); the square keeps to the middle of the capitals.
  mutating func becomePlaceholder(_ em: CGFloat, _ font: ResolvedFont) {
    size = CGSize(width: (1.18 * em).rounded(), height: (1.145 * em).rounded())
    descent = (size.height - font.capHeight) / 2
  }

  /// The picture with left and right exchanged.
  var mirrored: Picture {
    var picture = self
    let draw = self.draw
    picture.draw = { ink, frame, items, node in
      var drawn: [DisplayItem] = []
      draw(ink, frame, &drawn, node)
      var group = GroupItem(drawn, node: node)
      group.transform = CGAffineTransform(
        a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0)
      items.append(.group(group))
    }
    return picture
  }

  private init(size: CGSize, draw: @escaping Draw) {
    (self.size, self.draw) = (size, draw)
  }

  /// Takes no room, as in SwiftUI (Facts/layout.md#images), but is seen.
  static func missing(_ name: String) -> Picture {
    Picture(size: .zero) { _, frame, items, node in
      let isSeen = frame.width > 0 && frame.height > 0
      let box = isSeen ? frame : frame.insetBy(dx: -12, dy: -12)
      items.append(contentsOf: StandInDrawing.items(name, in: box, node: node))
    }
  }
}

extension Image {
  /// An image inside a line of text.
  struct Inline {
    let size: CGSize
    let descent: CGFloat
    let draw: Picture.Draw
  }

  func inline(font: ResolvedFont, in environment: EnvironmentValues) -> Inline? {
    let picture = picture(in: environment, font: font)
    guard picture.size.width > 0 else { return nil }
    return Inline(size: picture.size, descent: picture.descent, draw: picture.draw)
  }
}
