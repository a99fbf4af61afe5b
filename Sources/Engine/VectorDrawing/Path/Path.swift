public import Foundation

/// The outline of a 2D shape.
///
/// A path remembers when it is just a rectangle, ellipse or rounded rectangle, so that pictures
/// stay small and readable; asking for its elements spells it out.
public struct Path: Equatable, Hashable, Sendable {
  /// One step of a path.
  public enum Element: Equatable, Hashable, Sendable {
    /// Begins a new part.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the part began.
    case closeSubpath
  }

  /// What the path is, as simply as it can be said.
  package enum Storage: Equatable, Hashable, Sendable {
    case rect(CGRect)
    case ellipse(CGRect)
    case rounded(CGRect, RectangleCornerRadii, RoundedCornerStyle)
    case elements([Element])
  }

  package var storage: Storage

  package init(storage: Storage) { self.storage = storage }

  /// A path without steps.
  public init() { storage = .elements([]) }
  /// A rectangle.
  public init(_ rect: CGRect) { storage = .rect(rect) }
  /// The ellipse that touches the edges of a rectangle.
  public init(ellipseIn rect: CGRect) { storage = .ellipse(rect) }

  /// A rectangle with rounded corners. The radius, points, is cut to what the rectangle has room
  /// for.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    storage = .rounded(rect, RectangleCornerRadii(cornerRadius).limited(to: rect.size), style)
  }

  /// A rectangle with rounded corners; the smaller length of the corner is its radius, points.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  {
    self.init(
      roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }

  /// A rectangle with a radius per corner, cut to what the rectangle has room for.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    storage = .rounded(rect, cornerRadii.limited(to: rect.size), style)
  }

  /// The path a closure draws into an empty one.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }
}

extension Path {
  /// The steps of the path.
  package var elements: [Element] {
    switch storage {
    case .elements(let elements): elements
    case .rect(let rect): Path.elements(rect: rect)
    case .ellipse(let rect): Path.elements(ellipse: rect)
    case .rounded(let rect, let radii, let style):
      Path.elements(rounded: rect, radii: radii, style: style)
    }
  }

  /// Whether the path has no steps.
  public var isEmpty: Bool {
    if case .elements(let elements) = storage { return elements.isEmpty }
    return false
  }

  /// Calls a closure with each step in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Where the next step would start: the end of the last step, or the start of the part that it
  /// closed.
  public var currentPoint: CGPoint? {
    var isClosed = false
    for element in elements.reversed() {
      switch element {
      case .move(let point): return point
      case .closeSubpath: isClosed = true
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        if !isClosed { return point }
      }
    }
    return nil
  }

  /// The path moved by an offset, keeping its simple form.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    switch storage {
    case .rect(let rect): return Path(storage: .rect(rect.offsetBy(dx: dx, dy: dy)))
    case .ellipse(let rect): return Path(storage: .ellipse(rect.offsetBy(dx: dx, dy: dy)))
    case .rounded(let rect, let radii, let style):
      return Path(storage: .rounded(rect.offsetBy(dx: dx, dy: dy), radii, style))
    case .elements: return applying(CGAffineTransform(translationX: dx, y: dy))
    }
  }

  /// The path with all its points transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    return Path(storage: .elements(elements.map { $0.applying(transform) }))
  }
}

extension Path.Element {
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [point, control]
    case .curve(let point, let control1, let control2): [point, control1, control2]
    case .closeSubpath: []
    }
  }

  package func applying(_ t: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let point): .move(to: point.applying(t))
    case .line(let point): .line(to: point.applying(t))
    case .quadCurve(let point, let control):
      .quadCurve(to: point.applying(t), control: control.applying(t))
    case .curve(let point, let control1, let control2):
      .curve(
        to: point.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    case .closeSubpath: .closeSubpath
    }
  }
}
