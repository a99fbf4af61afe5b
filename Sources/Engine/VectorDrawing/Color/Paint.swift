package import Foundation

/// What a shape or text is drawn with. What is not a colour lies apart: paints are copied with
/// everything that is drawn.
package enum Paint: Hashable, Sendable {
  case color(RGBA)
  indirect case gradient(GradientPaint)
  indirect case texture(TexturePaint)
}

/// How the colours between two stops of a gradient are found.
package enum ColorMixing: Hashable, Sendable {
  /// As the eye sees them (`Oklab`).
  case perceptual
  /// By the components of gamma-encoded sRGB.
  case device
  /// By the components of linear sRGB.
  case linear
}

/// A colour at a position along a gradient.
package struct GradientStop: Hashable, Sendable {
  package var color: RGBA
  /// 0…1 along the gradient.
  package var location: Double
  /// How the colours up to the next stop are found.
  package var mixing: ColorMixing

  package init(color: RGBA, location: Double, mixing: ColorMixing = .perceptual) {
    (self.color, self.location, self.mixing) = (color, location, mixing)
  }
}

/// A gradient in the coordinates of the picture.
package struct GradientPaint: Hashable, Sendable {
  /// How the stops are laid over the plane.
  package enum Geometry: Hashable, Sendable {
    case linear(from: CGPoint, to: CGPoint)
    /// Circles around `center`; an ellipse when `aspect` (height ÷ width) is not 1.
    case radial(center: CGPoint, inner: CGFloat, outer: CGFloat, aspect: CGFloat)
    /// A sweep around `center`, clockwise from the trailing direction.
    case angular(center: CGPoint, start: Angle, end: Angle)
  }

  /// How a gradient goes on beyond its ends.
  package enum Spread: Hashable, Sendable { case hold, again, mirrored }

  package var geometry: Geometry
  package var stops: [GradientStop]
  package var spread = Spread.hold

  package init(geometry: Geometry, stops: [GradientStop]) {
    (self.geometry, self.stops) = (geometry, stops)
  }
}

/// A bitmap laid over the plane again and again.
package struct TexturePaint: Hashable, Sendable {
  package var source: ImageSource
  /// Where one of the bitmaps lies.
  package var tile: CGRect
  /// 0…1.
  package var opacity: Double

  package init(source: ImageSource, tile: CGRect, opacity: Double = 1) {
    (self.source, self.tile, self.opacity) = (source, tile, opacity)
  }
}

extension Paint {
  /// The paint with its alpha multiplied.
  package func opacity(_ factor: Double) -> Paint {
    if factor == 1 { return self }
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.opacity(factor)
      }
      return .gradient(gradient)
    case .texture(var texture):
      texture.opacity *= factor
      return .texture(texture)
    }
  }

  /// Whether nothing would be seen.
  package var isClear: Bool {
    switch self {
    case .color(let color): color.alpha <= 0
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha <= 0 }
    case .texture(let texture): texture.opacity <= 0 || texture.tile.isEmpty
    }
  }
}
