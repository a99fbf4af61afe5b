package import Foundation

/// What a shape or text is drawn with.
package enum Paint: Hashable, Sendable {
  case color(RGBA)
  case gradient(GradientPaint)
}

/// A colour at a place along a gradient.
package struct GradientStop: Hashable, Sendable {
  package var color: RGBA
  /// 0…1 along the gradient.
  package var location: Double

  package init(color: RGBA, location: Double) {
    (self.color, self.location) = (color, location)
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

  package var geometry: Geometry
  package var stops: [GradientStop]

  package init(geometry: Geometry, stops: [GradientStop]) {
    (self.geometry, self.stops) = (geometry, stops)
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
    }
  }

  /// Whether nothing would be seen.
  package var isClear: Bool {
    switch self {
    case .color(let color): color.alpha <= 0
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha <= 0 }
    }
  }
}
