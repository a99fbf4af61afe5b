package import Foundation

/// The device's pixels. Nothing else in the project rounds lengths.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels per point: 2 or 3 on current devices.
  package var scale: CGFloat

  package init(scale: CGFloat) { self.scale = scale }

  /// The length of one pixel in points.
  package var pixel: CGFloat { 1 / scale }

  /// Lengths closer than this part of a pixel to a boundary count as on it, so that sums of widths
  /// agree in any order.
  private static let tolerance: CGFloat = 1e-4

  /// The next pixel boundary at or above a length.
  package func up(_ length: CGFloat) -> CGFloat {
    // Adding zero turns -0 into 0.
    (length * scale - Self.tolerance).rounded(.up) / scale + 0
  }

  /// The nearest pixel boundary.
  package func nearest(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
}
