/// Checked big-endian access to a font file: reading beyond the end throws, it never traps.
struct FontBytes {
  private let bytes: [UInt8]
  /// The part of the file that may be read.
  let range: Range<Int>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    range = 0..<bytes.count
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  /// The bytes of this part.
  var copy: [UInt8] { Array(bytes[range]) }

  /// The number of bytes.
  var count: Int { range.count }

  /// A part of this part.
  func slice(_ start: Int, _ length: Int? = nil) throws(OpenTypeError) -> FontBytes {
    let length = length ?? (count - start)
    guard start >= 0, length >= 0, start <= count, length <= count - start else {
      throw .truncated
    }
    let first = range.lowerBound + start
    return FontBytes(bytes, first..<(first + length))
  }

  func u8(_ offset: Int) throws(OpenTypeError) -> Int {
    guard offset >= 0, offset < count else { throw .truncated }
    return Int(bytes[range.lowerBound + offset])
  }

  func u16(_ offset: Int) throws(OpenTypeError) -> Int {
    guard offset >= 0, offset <= count - 2 else { throw .truncated }
    let at = range.lowerBound + offset
    return Int(bytes[at]) << 8 | Int(bytes[at + 1])
  }

  func i16(_ offset: Int) throws(OpenTypeError) -> Int {
    let value = try u16(offset)
    return value >= 0x8000 ? value - 0x10000 : value
  }

  func u32(_ offset: Int) throws(OpenTypeError) -> Int {
    let high = try u16(offset)
    return try high << 16 | u16(offset + 2)
  }

  /// Four letters that name a table or a feature.
  func tag(_ offset: Int) throws(OpenTypeError) -> String {
    var result = ""
    for index in 0..<4 {
      result.unicodeScalars.append(
        Unicode.Scalar(UInt8(truncatingIfNeeded: try u8(offset + index))))
    }
    return result
  }
}
