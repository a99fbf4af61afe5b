import Foundation
import VectorDrawing

extension SVGWriter {
  mutating func image(_ image: ImageItem) {
    guard (imageUses[image.source.id] ?? 0) > 1 else {
      return element("image") { writer in
        writer.body.image(image.frame, image.source, smooth: image.smooth)
        writer.node(image.node)
      }
    }
    // Stored once, in a unit square, and stretched where it is used.
    let name = define("image") { writer in
      writer.body.image(
        CGRect(x: 0, y: 0, width: 1, height: 1), image.source, smooth: image.smooth)
    }
    let prefix = definitions.prefix
    element("use") { writer in
      writer.body.attribute("href") { value in
        value.append("#")
        value.append(name, prefix)
      }
      writer.transform(
        CGAffineTransform(
          a: image.frame.width, b: 0, c: 0, d: image.frame.height, tx: image.frame.minX,
          ty: image.frame.minY))
      writer.node(image.node)
    }
  }
}

extension ElementWriter {
  /// Where a bitmap lies, and the bitmap.
  mutating func image(_ frame: CGRect, _ source: ImageSource, smooth: Bool) {
    box(frame)
    attribute("preserveAspectRatio", "none")
    if !smooth { attribute("image-rendering", "pixelated") }
    attribute("href") { value in
      value.append("data:")
      value.append(text: source.type)
      value.append(";base64,")
      value.append(base64: source.base64)
    }
  }
}
