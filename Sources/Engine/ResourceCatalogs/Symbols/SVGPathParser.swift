import Foundation
package import VectorDrawing

/// Reads the `d` attribute of an SVG path: every command, relative or absolute.
///
/// Reading stops at the first thing that cannot be read and keeps what came before, as SVG
/// prescribes. Elliptical arcs become cubic curves.
package struct SVGPathParser {
  private var scanner: SVGNumberScanner
  private var elements: [Path.Element] = []
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, for the smooth commands; nil after anything that is no curve.
  private var cubicControl: CGPoint?
  private var quadControl: CGPoint?

  /// The steps of the outline, with absolute coordinates.
  package static func elements(_ text: String) -> [Path.Element] {
    var parser = SVGPathParser(scanner: SVGNumberScanner(text))
    parser.run()
    return parser.elements
  }

  private init(scanner: SVGNumberScanner) {
    self.scanner = scanner
  }

  /// Reads commands with all their repetitions.
  private mutating func run() {
    var command: UInt8 = 0
    while true {
      if let letter = scanner.letter() {
        command = letter
        if command | 0x20 == UInt8(ascii: "z") {
          guard !elements.isEmpty else { return }
          close()
          continue
        }
      } else if scanner.isAtEnd || command | 0x20 == UInt8(ascii: "z") {
        return
      }
      guard !elements.isEmpty || command | 0x20 == UInt8(ascii: "m") else { return }
      guard step(command) else { return }
      // Further pairs after a move are lines.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
  }

  /// Reads the arguments of one command; false if they are missing or the command is unknown.
  private mutating func step(_ command: UInt8) -> Bool {
    let relative = command & 0x20 != 0
    let origin = relative ? current : .zero
    switch command & 0xDF {
    case UInt8(ascii: "M"): return move(origin)
    case UInt8(ascii: "L"): return line(origin)
    case UInt8(ascii: "H"): return horizontal(origin.x)
    case UInt8(ascii: "V"): return vertical(origin.y)
    case UInt8(ascii: "C"): return cubic(origin, smooth: false)
    case UInt8(ascii: "S"): return cubic(origin, smooth: true)
    case UInt8(ascii: "Q"): return quad(origin, smooth: false)
    case UInt8(ascii: "T"): return quad(origin, smooth: true)
    case UInt8(ascii: "A"): return arc(origin)
    default: return false
    }
  }

  private mutating func move(_ origin: CGPoint) -> Bool {
    guard let end = point(origin) else { return false }
    elements.append(.move(to: end))
    start = end
    arrive(end)
    return true
  }

  private mutating func line(_ origin: CGPoint) -> Bool {
    guard let end = point(origin) else { return false }
    addLine(end)
    return true
  }

  private mutating func horizontal(_ origin: CGFloat) -> Bool {
    guard let x = scanner.number() else { return false }
    addLine(CGPoint(x: origin + CGFloat(x), y: current.y))
    return true
  }

  private mutating func vertical(_ origin: CGFloat) -> Bool {
    guard let y = scanner.number() else { return false }
    addLine(CGPoint(x: current.x, y: origin + CGFloat(y)))
    return true
  }

  private mutating func cubic(_ origin: CGPoint, smooth: Bool) -> Bool {
    let mirrored = reflection(cubicControl)
    let first = smooth ? mirrored : point(origin)
    guard let first, let second = point(origin), let end = point(origin) else { return false }
    beginIfClosed()
    elements.append(.curve(to: end, control1: first, control2: second))
    arrive(end)
    cubicControl = second
    return true
  }

  private mutating func quad(_ origin: CGPoint, smooth: Bool) -> Bool {
    let mirrored = reflection(quadControl)
    let control = smooth ? mirrored : point(origin)
    guard let control, let end = point(origin) else { return false }
    beginIfClosed()
    elements.append(.quadCurve(to: end, control: control))
    arrive(end)
    quadControl = control
    return true
  }

  private mutating func arc(_ origin: CGPoint) -> Bool {
    guard let rx = scanner.number(), let ry = scanner.number(), let turn = scanner.number(),
      let large = scanner.flag(), let sweep = scanner.flag(), let end = point(origin)
    else { return false }
    beginIfClosed()
    let arc = SVGArc(
      from: current, to: end, radii: CGSize(width: abs(rx), height: abs(ry)),
      turn: Angle(degrees: turn), large: large, sweep: sweep)
    elements.append(contentsOf: arc.elements)
    arrive(end)
    return true
  }

  private mutating func close() {
    elements.append(.closeSubpath)
    arrive(start)
  }

  private mutating func addLine(_ end: CGPoint) {
    beginIfClosed()
    elements.append(.line(to: end))
    arrive(end)
  }

  /// Drawing on after a close begins a new outline where the last one began.
  private mutating func beginIfClosed() {
    if elements.last == .closeSubpath { elements.append(.move(to: current)) }
  }

  private mutating func arrive(_ end: CGPoint) {
    current = end
    cubicControl = nil
    quadControl = nil
  }

  private mutating func point(_ origin: CGPoint) -> CGPoint? {
    guard let x = scanner.number(), let y = scanner.number() else { return nil }
    return CGPoint(x: origin.x + CGFloat(x), y: origin.y + CGFloat(y))
  }

  private func reflection(_ control: CGPoint?) -> CGPoint {
    guard let control else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }
}
