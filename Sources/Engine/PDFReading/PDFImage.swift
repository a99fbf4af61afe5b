import Encodings
import Foundation
import VectorDrawing

/// A bitmap in a PDF (ISO 32000-1, section 8.9.5).
struct PDFImage {
  let source: ImageSource
  let width: Int
  let height: Int
  /// A bitmap of the same extent in which what is light shows.
  private(set) var mask: ImageSource?
  /// More pixels than this are not unpacked: bitmaps made here are written without compression.
  private static let mostPixels = 1 << 21

  /// Nothing for what is packed in a way that is not known.
  /// - Parameters:
  ///   - ink: What a stencil is painted in.
  ///   - most: As many pixels as are seen; what has more is made smaller.
  init?(
    _ value: PDFValue?, ink: RGBA, most: CGSize, _ resources: [String: PDFValue],
    _ document: PDFDocument,
    isMask: Bool = false
  ) {
    let entries = document.entries(value)
    guard let (bytes, packing) = document.unpacked(value),
      let width = document.value(entries["Width"]).count, width > 0,
      let height = document.value(entries["Height"]).count, height > 0
    else { return nil }
    (self.width, self.height) = (width, height)
    let own = isMask ? nil : document.value(entries["SMask"])
    if case .stream? = own {
      mask = PDFImage(own, ink: .black, most: most, resources, document, isMask: true)?.source
    }
    if let packing {
      guard ["DCTDecode", "DCT"].contains(packing) else { return nil }
      source = ImageSource(
        id: bytes.withUnsafeBytes(Fingerprint.of), type: "image/jpeg",
        base64: Data(bytes).base64EncodedString())
      return
    }
    var isStencil = false
    if case .boolean(true) = document.value(entries["ImageMask"]) { isStencil = true }
    let bits = isStencil ? 1 : document.value(entries["BitsPerComponent"]).count ?? 8
    let space = isStencil ? .gray : PDFColorSpace(entries["ColorSpace"], resources, document)
    guard let space, [1, 2, 4, 8, 16].contains(bits), space.count > 0, space.count <= 32,
      width <= Self.mostPixels, height <= Self.mostPixels / width
    else { return nil }
    let given = document.numbers(entries["Decode"]) ?? []
    let usual = space.decoding(bits: bits)
    let samples = PDFImageSamples(
      bytes: bytes, bits: bits, count: space.count, width: width,
      decode: given.count == usual.count ? given : usual)
    let (columns, rows) = (Self.count(width, most.width), Self.count(height, most.height))
    var pixels = PixelImage(width: columns, height: rows)
    for y in 0..<rows {
      for x in 0..<columns {
        let part = RGBA.mean(
          Self.span(x, of: columns, in: width), Self.span(y, of: rows, in: height)
        ) { x, y in
          let numbers = samples(x, y)
          // What is 0 of a stencil is painted.
          return isStencil ? ink.opacity(numbers[0] < 0.5 ? 1 : 0) : space.color(numbers)
        }
        pixels.set(x: x, y: y, part)
      }
    }
    source = pixels.source
  }

  private static func count(_ own: Int, _ most: CGFloat) -> Int {
    most < CGFloat(own) ? max(1, Int(most.rounded(.up))) : own
  }

  /// The pixels that one of fewer stands for.
  private static func span(_ index: Int, of count: Int, in own: Int) -> Range<Int> {
    let first = index * own / count
    return first..<max(first + 1, (index + 1) * own / count)
  }
}

extension RGBA {
  /// The mean of the colours of some pixels, whose opacity alone may differ.
  fileprivate static func mean(
    _ columns: Range<Int>, _ rows: Range<Int>, _ color: (Int, Int) -> RGBA
  ) -> RGBA {
    var sum = RGBA.clear
    for y in rows {
      for x in columns {
        let own = color(x, y)
        sum = RGBA(
          red: sum.red + own.red, green: sum.green + own.green, blue: sum.blue + own.blue,
          alpha: sum.alpha + own.alpha)
      }
    }
    let count = Double(columns.count * rows.count)
    return RGBA(
      red: sum.red / count, green: sum.green / count, blue: sum.blue / count,
      alpha: sum.alpha / count)
  }
}

/// The numbers of a bitmap's pixels, row by row, each row beginning with a byte of its own.
private struct PDFImageSamples {
  let bytes: [UInt8]
  let bits: Int
  /// Numbers per pixel.
  let count: Int
  let width: Int
  /// What 0 and the greatest number stand for.
  let decode: [Double]

  func callAsFunction(_ x: Int, _ y: Int) -> [Double] {
    let row = (width * count * bits + 7) / 8
    return (0..<count).map { part in
      let bit = (x * count + part) * bits
      let start = y * row + bit / 8
      guard start < bytes.count else { return decode[part * 2] }
      var raw = Int(bytes[start])
      if bits == 16 { raw = raw << 8 | (start + 1 < bytes.count ? Int(bytes[start + 1]) : 0) }
      if bits < 8 { raw = raw >> (8 - bits - bit % 8) & ((1 << bits) - 1) }
      let (low, high) = (decode[part * 2], decode[part * 2 + 1])
      return low + (high - low) * Double(raw) / Double((1 << bits) - 1)
    }
  }
}
