import DiagnosticRecords
import Foundation
import VectorDrawing
import ViewGraph

extension Picture {
  /// The picture with parts that keep their size, and a middle that repeats instead of stretching.
  /// - Parameter caps: How much of each edge keeps its size, points.
  func resized(
    _ mode: Image.ResizingMode, caps: EdgeInsets, in session: RenderSession
  ) -> Picture {
    if mode == .stretch, caps == EdgeInsets() { return self }
    guard size.width > 0, size.height > 0 else { return self }
    var copy = self
    let sliced = SlicedPicture(size: size, caps: caps, isTiled: mode == .tile)
    let (draw, texture) = (draw, texture)
    copy.draw = { ink, frame, items, node in
      let drawn = sliced.items(in: frame, node: node, texture: { texture($0, ink, node) }) {
        draw(ink, $0, &$1, node)
      }
      if drawn.isStretched { Self.reportStretching(session) }
      items += drawn.items
    }
    return copy
  }

  /// The whole as what is laid over the plane from a point on; nothing for what is no bitmap.
  private func texture(_ origin: CGPoint, _ ink: ShapePaint, _ node: Int) -> TexturePaint? {
    let tile = CGRect(origin: origin, size: size)
    var items: [DisplayItem] = []
    draw(ink, tile, &items, node)
    guard case .image(let bitmap)? = items.first, items.count == 1, bitmap.smooth else {
      return nil
    }
    return TexturePaint(source: bitmap.source, tile: tile)
  }

  private static func reportStretching(_ session: RenderSession) {
    session.report(
      .tooManyTiles,
      "An image is repeated more than \(Int(SlicedPicture.mostTiles)) times; "
        + "it is stretched instead.",
      hint: "Make the image larger, or what it is laid over smaller; whole bitmaps have no limit.")
  }
}

extension Rule {
  static let tooManyTiles = Rule(
    "too-many-tiles", fault: .widget, .warning,
    "An image is repeated more often than a picture has room for",
    why: "It is stretched instead.",
    remedy: "Make the image larger, or what it is laid over smaller; whole bitmaps have no "
      + "limit.")
}
