package import Foundation

/// A pixel effect on a group (facts/system-colors.json effects).
package enum Filter: Hashable, Sendable {
  /// Gaussian blur; sigma = radius in points.
  case blur(radius: CGFloat)
  /// A blurred copy below the content; sigma = radius in points.
  case shadow(color: RGBA, radius: CGFloat, x: CGFloat, y: CGFloat)
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(Angle)
  case colorInvert
  case colorMultiply(RGBA)
  case luminanceToAlpha
  /// Every colour becomes this one, keeping alpha.
  case template(RGBA)
}

/// How colours meet what is behind them.
public enum BlendMode: Sendable, Hashable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}
