package import Foundation
package import VectorDrawing

/// The shape of the nearest container, for `ContainerRelativeShape`: where it is known, its corner
/// radius; elsewhere a rectangle.
package struct ContainerShape: Sendable {
  /// The container's corner radius in points.
  package var radius: CGFloat
  package var style: RoundedCornerStyle
  /// Where the container lies in the picture.
  package var frame: CGRect

  package init(radius: CGFloat, style: RoundedCornerStyle = .continuous, frame: CGRect) {
    (self.radius, self.style, self.frame) = (radius, style, frame)
  }
}
