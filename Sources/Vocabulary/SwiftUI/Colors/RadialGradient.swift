public import Foundation
public import VectorDrawing
public import ViewGraph

/// Colours that change with the distance from a point.
public nonisolated struct RadialGradient: Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let inner: CGFloat
  let outer: CGFloat

  /// - Parameters: Radii in points.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    (self.gradient, self.center, inner, outer) = (gradient, center, startRadius, endRadius)
  }

  /// Colours at equal distances from one radius to another, points.
  public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Colours with places of their own, from one radius to another in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension RadialGradient: PrimitiveShapeStyle {
  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    let session = environment.session
    return .radial(
      gradient.drawn(in: environment),
      center: session.point(center, of: "The centre of RadialGradient").mirrored(in: environment),
      inner: session.length(inner, of: "A radius of RadialGradient"),
      outer: session.length(outer, of: "A radius of RadialGradient", else: 1))
  }
}

extension RadialGradient: View, PrimitiveView {
  @MainActor package func resolve(into resolver: _ViewResolver) {
    resolver.fill(self, "RadialGradient")
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours that change with the distance from a point; radii in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours that change with the distance from a point, made from one colour or gradient.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours at equal distances that change with the distance from a point; radii in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours with places of their own that change with the distance from a point; radii in points.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
