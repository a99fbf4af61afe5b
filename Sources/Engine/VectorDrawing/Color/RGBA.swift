import Foundation

/// A colour as it is drawn: gamma-encoded sRGB, straight alpha, components normally 0…1.
package struct RGBA: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black = RGBA(red: 0, green: 0, blue: 0)
  package static let white = RGBA(red: 1, green: 1, blue: 1)
}

extension RGBA {
  package func opacity(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// Linear-light sRGB to gamma-encoded sRGB, sign-preserving for wide-gamut components.
  package static func encode(_ linear: Double) -> Double {
    let size = abs(linear)
    let encoded = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }

  /// Gamma-encoded sRGB to linear light.
  package static func decode(_ encoded: Double) -> Double {
    let size = abs(encoded)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  /// A Display P3 colour (gamma-encoded) in sRGB; components outside 0…1 are out of gamut.
  package init(displayP3 red: Double, _ green: Double, _ blue: Double, alpha: Double) {
    let (r, g, b) = (RGBA.decode(red), RGBA.decode(green), RGBA.decode(blue))
    self.init(
      red: RGBA.encode(1.2249401763 * r - 0.2249401763 * g),
      green: RGBA.encode(-0.0420569547 * r + 1.0420569547 * g),
      blue: RGBA.encode(-0.0196375546 * r - 0.0786360455 * g + 1.0982736001 * b), alpha: alpha)
  }

  /// Red, green and blue in Display P3, gamma-encoded: `init(displayP3:)` turned round.
  package var displayP3: (red: Double, green: Double, blue: Double) {
    let (r, g, b) = (RGBA.decode(red), RGBA.decode(green), RGBA.decode(blue))
    return (
      RGBA.encode(0.8224619687 * r + 0.1775380313 * g),
      RGBA.encode(0.0331941989 * r + 0.9668058011 * g),
      RGBA.encode(0.0170826307 * r + 0.0723974407 * g + 0.9105199286 * b)
    )
  }

  /// Relative luminance of the colour (WCAG), 0…1.
  package var luminance: Double {
    0.2126 * RGBA.decode(red) + 0.7152 * RGBA.decode(green) + 0.0722 * RGBA.decode(blue)
  }
}

extension RGBA {
  /// The colour with components of linear light.
  var linear: RGBA {
    RGBA(
      red: RGBA.decode(red), green: RGBA.decode(green), blue: RGBA.decode(blue), alpha: alpha)
  }

  /// The colour gamma-encoded again.
  var encoded: RGBA {
    RGBA(
      red: RGBA.encode(red), green: RGBA.encode(green), blue: RGBA.encode(blue), alpha: alpha)
  }
}
