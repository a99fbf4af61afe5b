import Foundation
import Typesetting

/// Line heights and default spacing of point-size fonts at two pixels per point
/// (Facts/fonts.md#line-heights).
enum RecordedHeights {
  /// One size on one platform.
  struct Row: Sendable {
    let platform: TypePlatform
    let size: CGFloat
    let height: Double
    let above: Double
    let below: Double

    init(
      _ platform: TypePlatform, _ size: CGFloat, _ height: Double, _ above: Double, _ below: Double
    ) {
      self.platform = platform
      self.size = size
      self.height = height
      self.above = above
      self.below = below
    }

  }

  /// All recorded sizes.
  static let rows: [Row] = [
    Row(.iOS, 10, 12, 3.912, 6.388),
    Row(.iOS, 11, 13.5, 4.153, 6.876),
    Row(.iOS, 12, 14.5, 4.395, 7.365),
    Row(.iOS, 13, 16, 5.136, 8.354),
    Row(.iOS, 15, 18, 5.618, 9.332),
    Row(.iOS, 17, 20.5, 6.601, 10.809),
    Row(.iOS, 20, 24, 7.324, 12.275),
    Row(.iOS, 22, 26.5, 8.307, 13.753),
    Row(.iOS, 24, 29, 8.789, 14.73),
    Row(.iOS, 26, 31.5, 9.771, 16.208),
    Row(.iOS, 32, 38.5, 11.719, 19.641),
    Row(.iOS, 40, 48, 14.648, 24.551),
    Row(.macOS, 10, 13, 3.609, 6.231),
    Row(.macOS, 11, 14, 3.82, 6.705),
    Row(.macOS, 12, 15, 4.031, 7.178),
    Row(.macOS, 13, 16, 4.742, 8.151),
    Row(.macOS, 15, 19, 5.164, 9.097),
    Row(.macOS, 17, 20, 6.086, 10.543),
    Row(.macOS, 20, 24, 6.719, 11.963),
    Row(.macOS, 22, 26, 7.641, 13.409),
    Row(.macOS, 24, 28, 8.063, 14.355),
    Row(.macOS, 26, 30, 8.984, 15.802),
    Row(.macOS, 32, 38, 10.75, 19.141),
    Row(.macOS, 40, 47, 13.4375, 23.926),
  ]
}
