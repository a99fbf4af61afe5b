public import Foundation

extension Path {
  package mutating func append(_ element: Element) {
    if case .elements(var elements) = storage {
      storage = .elements([])  // keeps the array unique, so that appending is not quadratic
      elements.append(element)
      storage = .elements(elements)
    } else {
      storage = .elements(elements + [element])
    }
  }

  /// Begins a new part of the path at a point.
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  /// Adds a straight line to a point.
  public mutating func addLine(to end: CGPoint) { append(start(end, .line(to: end))) }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(start(control, .quadCurve(to: end, control: control)))
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(start(control1, .curve(to: end, control1: control1, control2: control2)))
  }

  /// Adds a line back to where this part began; does nothing in an empty path.
  public mutating func closeSubpath() {
    guard !isEmpty else { return }
    append(.closeSubpath)
  }

  /// Adds a rectangle as a part of its own.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds a rectangle with rounded corners; the smaller length of the corner is its radius, points.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds the ellipse that touches the edges of a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds rectangles, each a part of its own.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a part that goes through all points in a row; nothing if there are none.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the steps of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if isEmpty, transform.isIdentity {
      storage = path.storage
      return
    }
    for element in path.elements { append(element.applying(transform)) }
  }

  /// A drawing step without a starting point starts where it is told to, as CoreGraphics would
  /// refuse with a message and draw nothing; a preview is better served by the visible line.
  private mutating func start(_ point: CGPoint, _ element: Element) -> Element {
    if isEmpty { append(.move(to: point)) }
    return element
  }
}
