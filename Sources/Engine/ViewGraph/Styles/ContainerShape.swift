package import Foundation
package import VectorDrawing

/// The shape of the nearest container, for `ContainerRelativeShape`: where it is known, its corner
/// radius; elsewhere a rectangle.
package struct ContainerShape: Sendable {
  /// The container's corner radius in points.
  package var radius: CGFloat
  package var style: RoundedCornerStyle

  package init(radius: CGFloat, style: RoundedCornerStyle = .continuous) {
    (self.radius, self.style) = (radius, style)
  }
}
