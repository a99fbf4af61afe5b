import DiagnosticRecords
import Foundation
import VectorDrawing
public import ViewGraph

/// Colours on a grid of points. SVG knows no meshes: pictures draw a small bitmap, stretched
/// smoothly.
public nonisolated struct MeshGradient: Sendable {
  public struct BezierPoint: Hashable, Sendable {
    /// Where the point lies, in fractions of the shape's size.
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      (self.position, self.leadingControlPoint) = (position, leadingControlPoint)
      (self.topControlPoint, self.trailingControlPoint) = (topControlPoint, trailingControlPoint)
      self.bottomControlPoint = bottomControlPoint
    }
  }

  public enum Locations: Hashable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  public enum Colors: Hashable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// Points per row, two at least.
  public var width: Int
  /// Points per column, two at least.
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace
  package var position: ViewPosition?

  /// A mesh of `width` × `height` points, row by row, in fractions of the shape's size.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.locations) = (width, height, locations)
    (self.colors, self.background) = (colors, background)
    (self.smoothsColors, self.colorSpace) = (smoothsColors, colorSpace)
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }
}

extension MeshGradient: PrimitiveShapeStyle {
  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    var inks: [RGBA]
    switch colors {
    case .colors(let colors): inks = colors.map { $0.rgba(in: environment) }
    case .resolvedColors(let colors): inks = colors.map { $0.paint(in: environment).firstColor }
    }
    let ground = background.rgba(in: environment)
    let count: Int
    switch locations {
    case .points(let positions): count = positions.count
    case .bezierPoints(let own): count = own.count
    }
    // Divided, as a product of absurd counts has no room in an Int.
    let isFull = width > 1 && height > 1 && count % width == 0 && count / width == height
    guard isFull, inks.count == count else {
      environment.session.report(
        .meshGradientMismatch,
        "A mesh gradient of \(width) × \(height) has \(count) points and \(inks.count) "
          + "colours.",
        hint: "Give width × height of each, two by two at least.")
      return .color(inks.first ?? ground)
    }
    let points: [BezierPoint]
    switch locations {
    case .points(let positions): points = MeshPixels.straight(positions, width: width)
    case .bezierPoints(let own): points = own
    }
    if !points.allSatisfy(\.isDrawable) {
      environment.session.reportNumbers("A point of MeshGradient")
      return .color(inks[0])
    }
    let pixels = MeshPixels(
      width: width, height: height, points: points, colors: inks, smooths: smoothsColors,
      mixing: colorSpace.mixing)
    return .texture(
      ShapePaint.Texture(source: pixels.image(ground).source, tile: nil, color: inks[0]))
  }
}

extension MeshGradient.BezierPoint {
  /// Whether all positions are numbers.
  fileprivate var isDrawable: Bool {
    let positions = [
      position, leadingControlPoint, topControlPoint, trailingControlPoint, bottomControlPoint,
    ]
    // False for NaN too.
    return positions.allSatisfy { abs($0.x) <= 1e6 && abs($0.y) <= 1e6 }
  }
}

extension MeshGradient: View, PositionedView {
  @MainActor package func resolve(into resolver: _ViewResolver) {
    resolver.fill(self, "MeshGradient")
  }
}

extension Rule {
  static let meshGradientMismatch = Rule(
    "mesh-gradient-mismatch", fault: .widget, .warning,
    "A mesh gradient has more or fewer points or colours than it says",
    why: "It is drawn in one colour.",
    remedy: "Give width × height of each, two by two at least.")
}
