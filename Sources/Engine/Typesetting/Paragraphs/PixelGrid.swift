import Foundation

/// Rounding of lengths to whole pixels.
struct PixelGrid: Hashable, Sendable {
  /// 2 or 3 on devices.
  let pixelsPerPoint: Double

  /// Lengths closer than this to a pixel count as on it, so that sums in another order agree.
  private static let tolerance = 1e-4

  /// The next pixel upwards.
  func up(_ length: Double) -> Double {
    // Adding zero turns -0 into 0.
    (length * pixelsPerPoint - Self.tolerance).rounded(.up) / pixelsPerPoint + 0
  }

  /// The nearest pixel.
  func nearest(_ length: Double) -> Double {
    (length * pixelsPerPoint).rounded(.toNearestOrAwayFromZero) / pixelsPerPoint
  }
}
