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

  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  public mutating func addLine(to end: CGPoint) { append(start(end, .line(to: end))) }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(start(control, .quadCurve(to: end, control: control)))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(start(control1, .curve(to: end, control1: control1, control2: control2)))
  }

  public mutating func closeSubpath() {
    guard !isEmpty else { return }
    append(.closeSubpath)
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if isEmpty, transform.isIdentity {
      storage = path.storage
      return
    }
    for element in path.elements { append(element.applying(transform)) }
  }

  /// A drawing step without a starting point starts where it is told to, as CoreGraphics would
  /// refuse
  /// with a message and draw nothing; a preview is better served by the visible line.
  private mutating func start(_ point: CGPoint, _ element: Element) -> Element {
    if isEmpty { append(.move(to: point)) }
    return element
  }
}
