package import Foundation

/// A pixel effect on a group (Facts/colors.md#filters).
package enum Filter: Hashable, Sendable {
  /// Gaussian blur; sigma = radius in points. An opaque one blurs colours only: what is behind the
  /// edges does not show through.
  case blur(radius: CGFloat, opaque: Bool = false)
  /// A blurred copy below the content; sigma = radius in points.
  case shadow(color: RGBA, radius: CGFloat, x: CGFloat, y: CGFloat)
  /// A blurred shadow of the edges on the content; sigma = radius in points.
  case innerShadow(color: RGBA, radius: CGFloat, x: CGFloat, y: CGFloat)
  /// Four rows of five numbers: what each of red, green, blue, alpha becomes of the four and 1.
  case matrix([Double])
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(Angle)
  case colorInvert
  case colorMultiply(RGBA)
  case luminanceToAlpha
  /// Every colour becomes this one, the more opaque the brighter it was; edges stay smooth.
  case luminanceTemplate(RGBA)
  /// Every colour becomes this one, keeping alpha.
  case template(RGBA)
}
