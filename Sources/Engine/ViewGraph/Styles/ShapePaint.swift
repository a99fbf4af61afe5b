package import Foundation
package import VectorDrawing

/// A paint relative to the shape that will be drawn with it: gradients run between unit points.
/// What is not a colour lies apart, as most paints are one.
package enum ShapePaint: Hashable, Sendable {
  case color(RGBA)
  indirect case linear([GradientStop], from: UnitPoint, to: UnitPoint)
  /// Radii in points.
  indirect case radial([GradientStop], center: UnitPoint, inner: CGFloat, outer: CGFloat)
  /// Radii in fractions of the shape's size.
  indirect case elliptical([GradientStop], center: UnitPoint, inner: CGFloat, outer: CGFloat)
  indirect case angular([GradientStop], center: UnitPoint, start: Angle, end: Angle)
  indirect case texture(Texture)

  /// A bitmap laid over the shape.
  package struct Texture: Hashable, Sendable {
    package var source: ImageSource
    /// The size in points in which it is repeated; `nil` stretches it over the shape.
    package var tile: CGSize?
    /// What stands for it where only a colour can be drawn.
    package var color: RGBA
    /// 0…1.
    package var opacity: Double = 1

    package init(source: ImageSource, tile: CGSize?, color: RGBA) {
      (self.source, self.tile, self.color) = (source, tile, color)
    }
  }
}

extension ShapePaint {
  /// The paint of a line along a shape: a stretched bitmap reaches under the outer half of the
  /// line, where it would begin again.
  package func paint(along frame: CGRect, width: CGFloat) -> Paint {
    guard case .texture(let texture) = self, texture.tile == nil else { return paint(in: frame) }
    return paint(in: frame.insetBy(dx: -width / 2, dy: -width / 2))
  }

  /// The paint in the coordinates of the picture.
  package func paint(in frame: CGRect) -> Paint {
    switch self {
    case .color(let color): return .color(color)
    case .linear(let stops, let from, let to):
      return .gradient(
        GradientPaint(
          geometry: .linear(from: from.point(in: frame), to: to.point(in: frame)), stops: stops))
    case .radial(let stops, let center, let inner, let outer):
      return .gradient(
        GradientPaint(
          geometry: .radial(center: center.point(in: frame), inner: inner, outer: outer, aspect: 1),
          stops: stops))
    case .elliptical(let stops, let center, let inner, let outer):
      let aspect = frame.width > 0 ? frame.height / frame.width : 1
      return .gradient(
        GradientPaint(
          geometry: .radial(
            center: center.point(in: frame), inner: inner * frame.width,
            outer: outer * frame.width, aspect: aspect), stops: stops))
    case .angular(let stops, let center, let start, let end):
      return .gradient(
        GradientPaint(
          geometry: .angular(center: center.point(in: frame), start: start, end: end), stops: stops)
      )
    case .texture(let texture):
      let tile = CGRect(origin: frame.origin, size: texture.tile ?? frame.size)
      return .texture(
        TexturePaint(source: texture.source, tile: tile, opacity: texture.opacity))
    }
  }

  package func opacity(_ factor: Double) -> ShapePaint {
    if factor == 1 { return self }
    func fade(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { stop in
        var stop = stop
        stop.color = stop.color.opacity(factor)
        return stop
      }
    }
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .linear(let stops, let from, let to): return .linear(fade(stops), from: from, to: to)
    case .radial(let stops, let center, let inner, let outer):
      return .radial(fade(stops), center: center, inner: inner, outer: outer)
    case .elliptical(let stops, let center, let inner, let outer):
      return .elliptical(fade(stops), center: center, inner: inner, outer: outer)
    case .angular(let stops, let center, let start, let end):
      return .angular(fade(stops), center: center, start: start, end: end)
    case .texture(var texture):
      texture.opacity *= factor
      return .texture(texture)
    }
  }

  /// The one colour, or the first of the gradient: what text falls back to where a gradient cannot
  /// be drawn, and what symbols take.
  package var firstColor: RGBA {
    switch self {
    case .color(let color): color
    case .texture(let texture): texture.color.opacity(texture.opacity)
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
      .angular(let stops, _, _, _):
      stops.first?.color ?? .clear
    }
  }
}
