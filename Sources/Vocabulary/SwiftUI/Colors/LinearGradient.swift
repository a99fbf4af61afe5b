import LayoutEngine
public import VectorDrawing
public import ViewGraph

public nonisolated struct LinearGradient: Sendable {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint
  package var position: ViewPosition?

  /// Colours from one point of the shape to another; the last ones go on beyond the points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, start, end) = (gradient, startPoint, endPoint)
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: PrimitiveShapeStyle {
  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    let session = environment.session
    return .linear(
      gradient.drawn(in: environment),
      from: session.point(start, of: "A point of LinearGradient").mirrored(in: environment),
      to: session.point(end, of: "A point of LinearGradient").mirrored(in: environment))
  }
}

extension LinearGradient: View, PositionedView {
  @MainActor package func resolve(into resolver: _ViewResolver) {
    resolver.fill(self, "LinearGradient")
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension UnitPoint {
  /// The point in the picture. Where the layout runs from right to left, a view's origin is its
  /// upper right corner and x grows to the left, for gradients and anchors too (Apple,
  /// `UnitPoint.zero`).
  func mirrored(in environment: EnvironmentValues) -> UnitPoint {
    mirrored(in: environment.layoutDirection)
  }

  /// The point in the picture.
  func mirrored(in direction: LayoutDirection) -> UnitPoint {
    direction == .rightToLeft ? UnitPoint(x: 1 - x, y: y) : self
  }
}
