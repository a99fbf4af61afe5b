import Foundation
import PDFReading

extension ImageHeader {
  /// An SVG's size: its width and height, else its view box.
  static func svg(_ bytes: [UInt8]) -> ImageHeader? {
    guard let root = MarkupReader.read(bytes), root.name == "svg" else { return nil }
    let box = numbers(root.attributes["viewBox"] ?? "")
    let boxSize = box.count == 4 && box[2] > 0 && box[3] > 0 ? (box[2], box[3]) : nil
    let width = root.attributes["width"].flatMap(length)
    let height = root.attributes["height"].flatMap(length)
    switch (width, height, boxSize) {
    case (let width?, let height?, _): return ImageHeader(width: width, height: height)
    case (let width?, nil, let box?):
      return ImageHeader(width: width, height: width * box.1 / box.0)
    case (nil, let height?, let box?):
      return ImageHeader(width: height * box.0 / box.1, height: height)
    case (_, _, let box?): return ImageHeader(width: box.0, height: box.1)
    default: return nil
    }
  }

  /// A length in CSS units as points of a picture; nil for shares of something unknown.
  private static func length(_ text: String) -> Double? {
    var scanner = SVGNumberScanner(text)
    guard let number = scanner.number(), number > 0 else { return nil }
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
    ]
    for (unit, factor) in units where text.hasSuffix(unit) { return number * factor }
    let last = text.utf8.last ?? 0
    let isPlain = (0x30...0x39).contains(last) || last == UInt8(ascii: ".")
    return isPlain ? number : nil
  }

  /// The size of a PDF's first page; where none is found, the first media box.
  static func pdf(_ bytes: [UInt8]) -> ImageHeader? {
    if let size = PDFDrawing.size(of: bytes) {
      return ImageHeader(width: size.width, height: size.height)
    }
    let mark = Array("/MediaBox".utf8)
    var offset = 0
    while let slash = bytes[offset...].firstIndex(of: UInt8(ascii: "/")) {
      offset = slash + 1
      guard bytes[slash...].starts(with: mark) else { continue }
      let rest = bytes[(slash + mark.count)...].prefix(200)
      guard let open = rest.firstIndex(of: UInt8(ascii: "[")),
        let close = rest.firstIndex(of: UInt8(ascii: "]")), open < close
      else { continue }
      let box = numbers(String(decoding: rest[(open + 1)..<close], as: UTF8.self))
      guard box.count == 4 else { continue }
      return ImageHeader(width: abs(box[2] - box[0]), height: abs(box[3] - box[1]))
    }
    return nil
  }

  private static func numbers(_ text: String) -> [Double] {
    var scanner = SVGNumberScanner(text)
    var numbers: [Double] = []
    while let number = scanner.number() { numbers.append(number) }
    return numbers
  }
}
