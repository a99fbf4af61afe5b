import Encodings
import Foundation

/// A bitmap made here, pixel by pixel, row by row from the top left.
package struct PixelImage {
  package let width: Int
  package let height: Int
  /// Red, green, blue and alpha of each pixel, straight.
  private var bytes: [UInt8]

  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    bytes = [UInt8](repeating: 0, count: width * height * 4)
  }

  /// The colour of a pixel; components are cut to sRGB.
  package mutating func set(x: Int, y: Int, _ color: RGBA) {
    let start = (y * width + x) * 4
    for (offset, component) in [color.red, color.green, color.blue, color.alpha].enumerated() {
      bytes[start + offset] = UInt8((min(max(component, 0), 1) * 255).rounded())
    }
  }

  /// The bitmap as a PNG, named by the fingerprint of its bytes.
  package var source: ImageSource {
    let file = PNGFile(width: width, height: height, bytes).bytes
    return ImageSource(
      id: "pixels-" + file.withUnsafeBytes(Fingerprint.of), type: "image/png",
      base64: Data(file).base64EncodedString())
  }
}

/// A PNG without compression (W3C, Portable Network Graphics, third edition).
private struct PNGFile {
  private(set) var bytes: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  init(width: Int, height: Int, _ pixels: [UInt8]) {
    chunk("IHDR", Self.word(width) + Self.word(height) + [8, 6, 0, 0, 0])
    var rows: [UInt8] = []
    for row in 0..<height {
      rows.append(0)  // no filter
      rows += pixels[row * width * 4..<(row + 1) * width * 4]
    }
    chunk("IDAT", Self.stored(rows))
    chunk("IEND", [])
  }

  private mutating func chunk(_ type: String, _ content: [UInt8]) {
    let body = Array(type.utf8) + content
    bytes += Self.word(content.count) + body + Self.word(Int(CRC32.of(body)))
  }

  /// A zlib stream of stored blocks.
  private static func stored(_ content: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: content.count, by: 65_535) {
      let block = content[start..<min(start + 65_535, content.count)]
      let length = UInt16(block.count)
      result.append(start + block.count == content.count ? 1 : 0)
      for part in [length, ~length] { result += [UInt8(part & 255), UInt8(part >> 8)] }
      result += block
    }
    var (a, b): (Int, Int) = (1, 0)  // Adler-32
    for byte in content {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return result + word(b << 16 | a)
  }

  private static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }
}
