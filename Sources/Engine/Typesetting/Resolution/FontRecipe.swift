import Foundation

/// A font after all rules of the platform and the environment have been applied, as plain numbers.
struct FontRecipe: Hashable, Sendable {
  var platform: TypePlatform
  /// Points.
  var pointSize: CGFloat
  /// The size that gives the line, points: text may be smaller than the font it stands in.
  var lineSize: CGFloat = 0
  /// 100…900.
  var weight: Int
  var italic: Bool
  var design: Font.Design
  /// Relative width of `Font.Width`, 1 is standard.
  var widthFactor: Double
  /// Points between lines.
  var leading: CGFloat
  /// Points between letters.
  var tracking: CGFloat
  var monospacedDigits: Bool
  var smallCaps: Font.SmallCaps
  /// The name of a custom font; nil is the system font.
  var customName: String?
  /// The font list for drawing; nil is the default stack.
  var svgFamily: String?
}
