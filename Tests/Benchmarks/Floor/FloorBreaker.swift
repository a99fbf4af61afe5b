/// Breaks a text at spaces and cuts what is left over.
struct FloorBreaker {
  let bytes: UnsafeBufferPointer<UInt8>
  let table: UnsafeBufferPointer<Float>
  let base: Int
  let size: Float

  /// Appends the lines and returns the width of the widest.
  mutating func run(limit: Float, lineLimit: Int, into lines: inout [FloorNode.Line]) -> Float {
    let end = bytes.count
    let ellipsis = table[base + 4095] * size
    var (index, start, space) = (0, 0, -1)
    var (width, widthAtSpace, widest): (Float, Float, Float) = (0, 0, 0)
    while index < end {
      let (code, length) = scalar(index)
      let advance = table[base + min(code, 4094)] * size
      if code == 32 { (space, widthAtSpace) = (index, width) }
      if width + advance > limit + 0.01 {
        if lines.count + 1 < lineLimit, space > start {
          lines.append(.init(start: start, end: space, isCut: false, width: widthAtSpace))
          widest = max(widest, widthAtSpace)
          index = space + 1
          (start, space, width) = (index, -1, 0)
          continue
        }
        var cut = index
        while cut > start, width + ellipsis > limit {
          cut -= 1
          while bytes[cut] & 0xC0 == 0x80 { cut -= 1 }
          width -= table[base + min(scalar(cut).0, 4094)] * size
        }
        lines.append(.init(start: start, end: cut, isCut: true, width: width + ellipsis))
        return max(widest, width + ellipsis)
      }
      width += advance
      index += length
    }
    lines.append(.init(start: start, end: end, isCut: false, width: width))
    return max(widest, width)
  }

  @inline(__always) private func scalar(_ index: Int) -> (Int, Int) {
    let byte = bytes[index]
    if byte < 0x80 { return (Int(byte), 1) }
    if byte < 0xE0 { return (Int(byte & 31) << 6 | Int(bytes[index + 1] & 63), 2) }
    return (0xFFF, 3)
  }
}
