import Foundation
import VectorDrawing

/// The outlines of a `glyf` table, as TrueType draws them.
struct GlyphTable: Sendable {
  private let glyphs: FontBytes
  private let offsets: FontBytes
  private let hasLongOffsets: Bool

  init(_ glyphs: FontBytes, offsets: FontBytes, hasLongOffsets: Bool) {
    (self.glyphs, self.offsets, self.hasLongOffsets) = (glyphs, offsets, hasLongOffsets)
  }

  /// The outline of a glyph, font units, y up.
  func outline(ofGlyph glyph: Int) throws(OpenTypeError) -> [Path.Element] {
    var budget = 200
    return try outline(glyph, depth: 0, &budget)
  }

  private func outline(
    _ glyph: Int, depth: Int, _ budget: inout Int
  ) throws(OpenTypeError) -> [Path.Element] {
    budget -= 1
    guard depth <= 6, budget > 0 else { throw .malformed("glyf") }
    let start = try offset(glyph)
    let end = try offset(glyph + 1)
    if start == end { return [] }
    let bytes = try glyphs.slice(start, end - start)
    let contours = try bytes.i16(0)
    if contours >= 0 { return try contourLines(bytes, contours) }
    return try composite(bytes, depth: depth, &budget)
  }

  private func offset(_ glyph: Int) throws(OpenTypeError) -> Int {
    hasLongOffsets ? try offsets.u32(4 * glyph) : 2 * (try offsets.u16(2 * glyph))
  }

  /// Parts that other glyphs draw, moved and turned. Parts that are moved by points that meet are
  /// where they would be alone.
  private func composite(
    _ bytes: FontBytes, depth: Int, _ budget: inout Int
  ) throws(OpenTypeError) -> [Path.Element] {
    var result: [Path.Element] = []
    var at = 10
    while true {
      let flags = try bytes.u16(at)
      let glyph = try bytes.u16(at + 2)
      at += 4
      var matrix = CGAffineTransform.identity
      if flags & 1 != 0 {
        if flags & 2 != 0 {
          (matrix.tx, matrix.ty) = (Double(try bytes.i16(at)), Double(try bytes.i16(at + 2)))
        }
        at += 4
      } else {
        if flags & 2 != 0 {
          matrix.tx = Double(try signed(bytes, at))
          matrix.ty = Double(try signed(bytes, at + 1))
        }
        at += 2
      }
      func share(_ offset: Int) throws(OpenTypeError) -> Double {
        Double(try bytes.i16(offset)) / 16384
      }
      if flags & 8 != 0 {
        matrix.a = try share(at)
        matrix.d = matrix.a
        at += 2
      } else if flags & 0x40 != 0 {
        (matrix.a, matrix.d) = (try share(at), try share(at + 2))
        at += 4
      } else if flags & 0x80 != 0 {
        (matrix.a, matrix.b) = (try share(at), try share(at + 2))
        (matrix.c, matrix.d) = (try share(at + 4), try share(at + 6))
        at += 8
      }
      let part = try outline(glyph, depth: depth + 1, &budget)
      result += Path(storage: .elements(part)).applying(matrix).elements
      guard flags & 0x20 != 0 else { return result }
    }
  }

  private func signed(_ bytes: FontBytes, _ at: Int) throws(OpenTypeError) -> Int {
    let value = try bytes.u8(at)
    return value >= 128 ? value - 256 : value
  }
}

extension GlyphTable {
  /// A point of a contour, and whether the contour goes through it.
  private struct Knot {
    var point: CGPoint
    var isOn: Bool
  }

  private func contourLines(
    _ bytes: FontBytes, _ count: Int
  ) throws(OpenTypeError) -> [Path.Element] {
    var ends: [Int] = []
    for contour in 0..<count { ends.append(try bytes.u16(10 + 2 * contour)) }
    guard let last = ends.last else { return [] }
    let knots = try knots(bytes, from: 10 + 2 * count, count: last + 1)
    var result: [Path.Element] = []
    var start = 0
    for end in ends {
      guard end >= start, end < knots.count else { throw .malformed("glyf") }
      Self.append(Array(knots[start...end]), &result)
      start = end + 1
    }
    return result
  }

  private func knots(
    _ bytes: FontBytes, from start: Int, count: Int
  ) throws(OpenTypeError) -> [Knot] {
    var at = start + 2 + (try bytes.u16(start))
    var flags: [Int] = []
    while flags.count < count {
      let flag = try bytes.u8(at)
      at += 1
      flags.append(flag)
      if flag & 8 != 0 {
        flags += Array(repeating: flag, count: try bytes.u8(at))
        at += 1
      }
    }
    func lengths(short: Int, same: Int) throws(OpenTypeError) -> [Int] {
      var (result, value) = ([Int](), 0)
      for flag in flags.prefix(count) {
        if flag & short != 0 {
          value += flag & same != 0 ? try bytes.u8(at) : -(try bytes.u8(at))
          at += 1
        } else if flag & same == 0 {
          value += try bytes.i16(at)
          at += 2
        }
        result.append(value)
      }
      return result
    }
    let xs = try lengths(short: 2, same: 16)
    let ys = try lengths(short: 4, same: 32)
    return (0..<count).map {
      Knot(point: CGPoint(x: Double(xs[$0]), y: Double(ys[$0])), isOn: flags[$0] & 1 == 1)
    }
  }

  /// Between two points beside the contour it goes through their middle.
  private static func append(_ knots: [Knot], _ result: inout [Path.Element]) {
    func middle(_ one: Knot, _ two: Knot) -> CGPoint {
      CGPoint(x: (one.point.x + two.point.x) / 2, y: (one.point.y + two.point.y) / 2)
    }
    guard knots.count > 1, let first = knots.first, let last = knots.last else { return }
    let begin = first.isOn ? first.point : last.isOn ? last.point : middle(first, last)
    result.append(.move(to: begin))
    var control: Knot?
    for knot in first.isOn ? knots[1...] : knots[...] {
      if let before = control {
        let end = knot.isOn ? knot.point : middle(before, knot)
        result.append(.quadCurve(to: end, control: before.point))
        control = knot.isOn ? nil : knot
      } else if knot.isOn {
        result.append(.line(to: knot.point))
      } else {
        control = knot
      }
    }
    if let control { result.append(.quadCurve(to: begin, control: control.point)) }
    result.append(.closeSubpath)
  }
}
