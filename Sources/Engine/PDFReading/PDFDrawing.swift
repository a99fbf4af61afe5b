package import Foundation
import Synchronization
package import VectorDrawing

/// The first page of a PDF as it is drawn (ISO 32000-1): paths, clips, gradients along lines and
/// circles, bitmaps, masks and opacity. Letters are not drawn, as the fonts would have to be read;
/// pictures for apps have outlines.
package final class PDFDrawing: Sendable {
  /// Points.
  package let size: CGSize
  /// What of the page is not drawn, in words.
  package let missing: [String]
  /// Whether nothing at all is drawn.
  package let isEmpty: Bool

  private let document: PDFDocument
  private let page: PDFPage
  /// What was drawn already, by size.
  private let drawn: Mutex<[CGSize: [DisplayItem]]>

  /// Nothing for what is no PDF, has no page, or is locked by a password.
  package init?(_ bytes: [UInt8]) {
    guard let document = PDFDocument(bytes), let page = PDFPage(document) else { return nil }
    let (items, missing) = page.drawn(document, in: page.size)
    (self.document, self.page, size) = (document, page, page.size)
    (self.missing, isEmpty) = (missing, items.isEmpty)
    drawn = Mutex([page.size: items])
  }

  /// The size of the first page, in points, of what need not be drawn; nil as for a drawing.
  package static func size(of bytes: [UInt8]) -> CGSize? {
    PDFDocument(bytes).flatMap(PDFPage.init)?.size
  }

  /// The page stretched to a size in points; the upper left corner is (0, 0).
  package func items(in size: CGSize) -> [DisplayItem] {
    drawn.withLock { drawn in
      if let known = drawn[size] { return known }
      let items = page.drawn(document, in: size).items
      drawn[size] = items
      return items
    }
  }
}

/// A page of a document.
struct PDFPage: Sendable {
  /// Points.
  let size: CGSize
  /// From the page's coordinates, y up, to those of the picture.
  let transform: CGAffineTransform
  let resources: [String: PDFValue]
  let content: [UInt8]

  /// The first page.
  init?(_ document: PDFDocument) {
    guard let page = document.page,
      let numbers = document.numbers(page["CropBox"]) ?? document.numbers(page["MediaBox"]),
      numbers.count == 4
    else { return nil }
    let box = CGRect(
      x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1]
    ).standardized
    guard box.width > 0, box.height > 0, box.width < 1e6, box.height < 1e6 else { return nil }
    let (left, right, bottom, top) = (box.minX, box.maxX, box.minY, box.maxY)
    let turns = ((document.value(page["Rotate"]).count ?? 0) / 90 % 4 + 4) % 4
    switch turns {
    case 1: transform = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: -bottom, ty: -left)
    case 2: transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: right, ty: -bottom)
    case 3: transform = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: top, ty: right)
    default: transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -left, ty: top)
    }
    size = turns % 2 == 0 ? box.size : CGSize(width: box.height, height: box.width)
    resources = document.entries(page["Resources"])
    // The parts of a content are one, with space between them.
    let parts = document.array(page["Contents"]) ?? [document.value(page["Contents"])]
    content = parts.flatMap { (document.bytes(of: $0) ?? []) + [10] }
  }

  fileprivate func drawn(
    _ document: PDFDocument, in size: CGSize
  ) -> (items: [DisplayItem], missing: [String]) {
    guard size.width > 0, size.height > 0 else { return ([], []) }
    let scale = CGAffineTransform(
      scaleX: size.width / self.size.width, y: size.height / self.size.height)
    var painter = PDFPainter(
      document, bounds: CGRect(origin: .zero, size: size),
      transform: transform.concatenating(scale))
    painter.run(content, resources)
    return (painter.layers.finished(), painter.missing)
  }
}
