import Foundation
import VectorDrawing

/// The simplest element that draws a path.
enum OutlineForm {
  case rect(CGRect, radius: CGFloat)
  case ellipse(CGRect)
  case path([Path.Element])

  init(_ path: Path) {
    switch path.storage {
    case .rect(let rect): self = .rect(rect, radius: 0)
    case .rounded(let rect, let radii, let style):
      // Where half a side is the radius, the continuous corner is a plain arc (within 1 %).
      if let radius = radii.uniform,
        style == .circular || radius == 0 || radius * 2 >= min(rect.width, rect.height) - 1e-6
      {
        self = .rect(rect, radius: radius)
      } else {
        self = .path(path.elements)
      }
    case .ellipse(let rect): self = .ellipse(rect)
    case .elements(let elements): self = .path(elements)
    }
  }

  var name: StaticString {
    switch self {
    case .rect: "rect"
    case .ellipse(let rect): rect.isSquare ? "circle" : "ellipse"
    case .path: "path"
    }
  }
}

extension CGRect {
  fileprivate var isSquare: Bool { abs(width - height) < 1e-6 }
}

extension ElementWriter {
  /// Where the outline lies.
  mutating func geometry(_ form: OutlineForm) {
    switch form {
    case .rect(let rect, let radius):
      box(rect)
      if radius > 0 { attribute("rx", radius) }
    case .ellipse(let rect):
      attribute("cx", rect.midX)
      attribute("cy", rect.midY)
      if rect.isSquare { return attribute("r", rect.width / 2) }
      attribute("rx", rect.width / 2)
      attribute("ry", rect.height / 2)
    case .path(let elements): attribute("d") { $0.data(elements) }
    }
  }
}

extension ByteBuffer {
  /// Path data, as it was written before where that is known.
  fileprivate mutating func data(_ elements: [Path.Element]) {
    guard let known = KnownPaths.data(of: elements) else { return steps(elements) }
    if let data = known.data { return data.withUnsafeBufferPointer { append($0) } }
    let start = count
    steps(elements)
    KnownPaths.keep(Array(bytes[start...]), of: elements, known.number)
  }

  private mutating func steps(_ elements: [Path.Element]) {
    for element in elements {
      switch element {
      case .move(let point):
        append("M")
        append(point)
      case .line(let point):
        append("L")
        append(point)
      case .quadCurve(let point, let control):
        append("Q")
        append(control)
        append(" ")
        append(point)
      case .curve(let point, let control1, let control2):
        append("C")
        append(control1)
        append(" ")
        append(control2)
        append(" ")
        append(point)
      case .closeSubpath: append("Z")
      }
    }
  }

  private mutating func append(_ point: CGPoint) {
    append(Double(point.x), then: UInt8(ascii: " "))
    append(point.y)
  }
}
