import Foundation
import VectorDrawing

/// Draws one glyph of a CFF font: a program of the stack machine that Adobe's Technical Note 5177
/// describes. Hints are passed over.
struct CharstringProgram {
  let font: CompactFont
  /// The subroutines of the glyph's own font dictionary.
  let own: [FontBytes]
  private var stack: [Double] = []
  private var elements: [Path.Element] = []
  private var point = CGPoint.zero
  private var hints = 0
  private var isOpen = false
  private var isDone = false
  private var steps = 0

  init(_ font: CompactFont, own: [FontBytes]) { (self.font, self.own) = (font, own) }

  /// The outline that a program draws, font units, y up.
  mutating func outline(_ program: FontBytes) throws(OpenTypeError) -> [Path.Element] {
    try run(program, depth: 0)
    close()
    return elements
  }

  private mutating func run(_ code: FontBytes, depth: Int) throws(OpenTypeError) {
    guard depth <= 10 else { throw .malformed("CFF ") }
    var at = 0
    while at < code.count, !isDone {
      steps += 1
      // A program that draws what anybody can see ends long before.
      guard steps < 100_000, stack.count <= 513 else { throw .malformed("CFF ") }
      let byte = try code.u8(at)
      at += 1
      switch byte {
      case 28:
        stack.append(Double(try code.i16(at)))
        at += 2
      case 32...246: stack.append(Double(byte - 139))
      case 247...250:
        stack.append(Double((byte - 247) * 256 + (try code.u8(at)) + 108))
        at += 1
      case 251...254:
        stack.append(Double(-(byte - 251) * 256 - (try code.u8(at)) - 108))
        at += 1
      case 255:
        stack.append(Double(try code.i16(at)) + Double(try code.u16(at + 2)) / 65536)
        at += 4
      case 10, 29:
        let list = byte == 10 ? own : font.subroutines
        try run(try subroutine(of: list), depth: depth + 1)
      case 11: return
      case 19, 20:
        hint()
        at += (hints + 7) / 8
      case 12:
        try flex(try code.u8(at))
        at += 1
      default: try draw(byte)
      }
    }
  }

  private mutating func subroutine(of list: [FontBytes]) throws(OpenTypeError) -> FontBytes {
    let bias = list.count < 1240 ? 107 : list.count < 33900 ? 1131 : 32768
    guard let number = stack.popLast(), let index = Int(exactly: number),
      list.indices.contains(index + bias)
    else { throw .malformed("CFF ") }
    return list[index + bias]
  }

  private mutating func draw(_ operation: Int) throws(OpenTypeError) {
    switch operation {
    case 1, 3, 18, 23: return hint()
    case 4: move(dx: 0, dy: try argument(of: 1))
    case 22: move(dx: try argument(of: 1), dy: 0)
    case 21:
      let dy = try argument(of: 2)
      move(dx: try argument(of: 1), dy: dy)
    case 14:
      // Four numbers more would compose a letter and its accent, which no font of today does.
      guard stack.count < 4 else { throw .malformed("CFF ") }
      isDone = true
    case 5: for index in stride(from: 0, to: stack.count - 1, by: 2) { line(index) }
    case 6, 7: lines(isHorizontal: operation == 6)
    case 8: for index in stride(from: 0, to: stack.count - 5, by: 6) { curve(index) }
    case 24:
      for index in stride(from: 0, to: stack.count - 7, by: 6) { curve(index) }
      if stack.count >= 2 { line(stack.count - 2) }
    case 25:
      for index in stride(from: 0, to: stack.count - 7, by: 2) { line(index) }
      if stack.count >= 6 { curve(stack.count - 6) }
    case 26, 27: straightCurves(isHorizontal: operation == 27)
    case 30, 31: turningCurves(isHorizontal: operation == 31)
    default: throw .malformed("CFF ")
    }
    stack.removeAll(keepingCapacity: true)
  }

  /// Notes stems, whose count says how long a mask is.
  private mutating func hint() {
    hints += stack.count / 2
    stack.removeAll(keepingCapacity: true)
  }

  /// The last number of the stack; before so many the first command has the glyph's width.
  private mutating func argument(of count: Int) throws(OpenTypeError) -> Double {
    guard stack.count >= count, let last = stack.popLast() else { throw .malformed("CFF ") }
    return last
  }
}

extension CharstringProgram {
  private mutating func close() {
    if isOpen { elements.append(.closeSubpath) }
    isOpen = false
  }

  private mutating func move(dx: Double, dy: Double) {
    close()
    point = CGPoint(x: point.x + dx, y: point.y + dy)
    elements.append(.move(to: point))
    isOpen = true
  }

  private mutating func line(_ index: Int) { line(stack[index], stack[index + 1]) }

  private mutating func line(_ dx: Double, _ dy: Double) {
    point = CGPoint(x: point.x + dx, y: point.y + dy)
    elements.append(.line(to: point))
  }

  private mutating func curve(_ index: Int) {
    let s = stack
    curve(s[index], s[index + 1], s[index + 2], s[index + 3], s[index + 4], s[index + 5])
  }

  private mutating func curve(
    _ dx1: Double, _ dy1: Double, _ dx2: Double, _ dy2: Double, _ dx3: Double, _ dy3: Double
  ) {
    let first = CGPoint(x: point.x + dx1, y: point.y + dy1)
    let second = CGPoint(x: first.x + dx2, y: first.y + dy2)
    point = CGPoint(x: second.x + dx3, y: second.y + dy3)
    elements.append(.curve(to: point, control1: first, control2: second))
  }

  /// `hlineto` and `vlineto`: lines along one axis and the other by turns.
  private mutating func lines(isHorizontal: Bool) {
    for (index, length) in stack.enumerated() {
      if (index % 2 == 0) == isHorizontal { line(length, 0) } else { line(0, length) }
    }
  }

  /// `hhcurveto` and `vvcurveto`: curves that begin and end along one axis.
  private mutating func straightCurves(isHorizontal: Bool) {
    let s = stack
    var index = s.count % 4 == 1 ? 1 : 0
    var aside = index == 1 ? s[0] : 0
    while index + 3 < s.count {
      if isHorizontal {
        curve(s[index], aside, s[index + 1], s[index + 2], s[index + 3], 0)
      } else {
        curve(aside, s[index], s[index + 1], s[index + 2], 0, s[index + 3])
      }
      aside = 0
      index += 4
    }
  }

  /// `hvcurveto` and `vhcurveto`: curves that begin along one axis and end along the other.
  private mutating func turningCurves(isHorizontal: Bool) {
    let s = stack
    var (index, isHorizontal) = (0, isHorizontal)
    while index + 3 < s.count {
      let last = s.count - index == 5 ? s[index + 4] : 0
      if isHorizontal {
        curve(s[index], 0, s[index + 1], s[index + 2], last, s[index + 3])
      } else {
        curve(0, s[index], s[index + 1], s[index + 2], s[index + 3], last)
      }
      isHorizontal.toggle()
      index += 4
    }
  }

  /// Pairs of curves that are nearly a line.
  private mutating func flex(_ operation: Int) throws(OpenTypeError) {
    let s = stack
    let counts = [34: 7, 35: 12, 36: 9, 37: 11]
    guard let count = counts[operation], s.count >= count else { throw .malformed("CFF ") }
    switch operation {
    case 34:
      curve(s[0], 0, s[1], s[2], s[3], 0)
      curve(s[4], 0, s[5], -s[2], s[6], 0)
    case 35:
      curve(0)
      curve(6)
    case 36:
      curve(s[0], s[1], s[2], s[3], s[4], 0)
      curve(s[5], 0, s[6], s[7], s[8], -(s[1] + s[3] + s[7]))
    default:
      let dx = s[0] + s[2] + s[4] + s[6] + s[8]
      let dy = s[1] + s[3] + s[5] + s[7] + s[9]
      curve(0)
      let isFlat = abs(dx) > abs(dy)
      curve(s[6], s[7], s[8], s[9], isFlat ? s[10] : -dx, isFlat ? -dy : s[10])
    }
    stack.removeAll(keepingCapacity: true)
  }
}
