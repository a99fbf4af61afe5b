import Encodings

extension PDFDocument {
  /// The unpacked bytes of a stream; nothing where it is none, or packed in a way that is not
  /// known.
  func bytes(of value: PDFValue?) -> [UInt8]? {
    guard let (bytes, left) = unpacked(value), left == nil else { return nil }
    return bytes
  }

  /// The bytes of a stream, and the name of the way in which they are still packed: one of
  /// pictures.
  func unpacked(_ value: PDFValue?) -> ([UInt8], String?)? {
    guard case .stream(let entries, var bytes) = self.value(value) else { return nil }
    let filter = entries["Filter"] ?? entries["F"]
    let names = self.value(filter).name.map { [$0] } ?? (array(filter) ?? []).compactMap(\.name)
    let parameters = entries["DecodeParms"] ?? entries["DP"]
    let settings = array(parameters)?.map { self.entries($0) } ?? [self.entries(parameters)]
    for (index, name) in names.enumerated() {
      let setting = index < settings.count ? settings[index] : [:]
      switch name {
      case "FlateDecode", "Fl":
        bytes = Inflate.zlib(bytes, limit: Self.mostBytes)
        bytes = PDFPredictor(setting.compactMapValues { self.value($0).count }).undone(bytes)
      case "ASCIIHexDecode", "AHx": bytes = Self.hexadecimal(bytes)
      case "ASCII85Decode", "A85": bytes = Self.base85(bytes)
      case "RunLengthDecode", "RL": bytes = Self.runs(bytes)
      default: return index == names.count - 1 ? (bytes, name) : nil
      }
    }
    return (bytes, nil)
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
    var digits = bytes.prefix { $0 != UInt8(ascii: ">") }.compactMap(PDFScanner.digit)
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private static func base85(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var group: [UInt32] = []
    func word(_ group: [UInt32]) -> [UInt8] {
      let value = group.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
      return [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
    }
    for byte in bytes {
      if byte == UInt8(ascii: "~") { break }
      if byte == UInt8(ascii: "z"), group.isEmpty {
        result += [0, 0, 0, 0]
      } else if (33...117).contains(byte) {
        group.append(UInt32(byte - 33))
      }
      if group.count == 5 {
        result += word(group)
        group = []
      }
    }
    if group.count > 1 {
      let missing = 5 - group.count
      result += word(group + [UInt32](repeating: 84, count: missing)).dropLast(missing)
    }
    return result
  }

  private static func runs(_ bytes: [UInt8]) -> [UInt8] {
    var (result, index): ([UInt8], Int) = ([], 0)
    while index < bytes.count, bytes[index] != 128, result.count < mostBytes {
      let length = Int(bytes[index])
      if length < 128 {
        result += bytes[min(index + 1, bytes.count)..<min(index + 2 + length, bytes.count)]
        index += 2 + length
      } else {
        guard index + 1 < bytes.count else { break }
        result += [UInt8](repeating: bytes[index + 1], count: 257 - length)
        index += 2
      }
    }
    return result
  }
}

/// What was done to rows of bytes so that they pack better (ISO 32000-1, section 7.4.4.4).
private struct PDFPredictor {
  private let kind: Int
  /// Bytes of a row and of a pixel.
  private let (row, pixel): (Int, Int)

  init(_ settings: [String: Int]) {
    kind = settings["Predictor"] ?? 1
    let colors = min(max(settings["Colors"] ?? 1, 1), 32)
    let bits = min(max(settings["BitsPerComponent"] ?? 8, 1), 16)
    let columns = min(max(settings["Columns"] ?? 1, 1), 1 << 20)
    (row, pixel) = ((columns * colors * bits + 7) / 8, max(1, colors * bits / 8))
  }

  func undone(_ bytes: [UInt8]) -> [UInt8] {
    if kind < 2 { return bytes }
    return kind == 2 ? sums(bytes) : filtered(bytes)
  }

  /// Each byte is the difference to that of the pixel before (TIFF, of 8 bits).
  private func sums(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for start in stride(from: 0, to: result.count, by: row) {
      for index in start..<min(start + row, result.count) where index - start >= pixel {
        result[index] &+= result[index - pixel]
      }
    }
    return result
  }

  /// Each row begins with the number of its filter (PNG).
  private func filtered(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var above = [UInt8](repeating: 0, count: row)
    for start in stride(from: 0, to: bytes.count, by: row + 1) {
      var line = Array(bytes[(start + 1)..<max(start + 1, min(start + 1 + row, bytes.count))])
      for index in line.indices {
        let left = index >= pixel ? Int(line[index - pixel]) : 0
        let (up, corner) = (Int(above[index]), index >= pixel ? Int(above[index - pixel]) : 0)
        switch bytes[start] {
        case 1: line[index] &+= UInt8(left)
        case 2: line[index] &+= UInt8(up)
        case 3: line[index] &+= UInt8((left + up) / 2)
        case 4: line[index] &+= UInt8(Self.nearest(left, up, corner))
        default: break
        }
      }
      result += line
      above = line + [UInt8](repeating: 0, count: row - line.count)
    }
    return result
  }

  private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let guess = left + up - corner
    let (toLeft, toUp, toCorner) = (abs(guess - left), abs(guess - up), abs(guess - corner))
    return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
  }
}
