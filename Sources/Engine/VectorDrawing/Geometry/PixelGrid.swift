package import Foundation

/// The device's pixels. The only place in the project that rounds lengths.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels per point: 2 or 3 on current devices.
  package var scale: CGFloat

  package init(scale: CGFloat) { self.scale = scale }

  /// The length of one pixel in points.
  package var pixel: CGFloat { 1 / scale }

  /// The next pixel boundary at or above a length. A hair of tolerance keeps 20.0000001 at 20.
  package func up(_ length: CGFloat) -> CGFloat { ((length * scale) - 1e-6).rounded(.up) / scale }

  /// The nearest pixel boundary.
  package func nearest(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
}
