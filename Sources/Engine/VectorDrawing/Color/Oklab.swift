import Foundation

/// A colour in Oklab, the perceptual space in which gradients interpolate
/// (Facts/colors.md#gradients; Oklab is public: Björn Ottosson, 2020).
package struct Oklab: Hashable, Sendable {
  package var lightness: Double
  package var greenRed: Double
  package var blueYellow: Double
  package var alpha: Double
}

extension Oklab {
  package init(_ color: RGBA) {
    let (r, g, b) = (RGBA.decode(color.red), RGBA.decode(color.green), RGBA.decode(color.blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    greenRed = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    alpha = color.alpha
  }

  package var rgba: RGBA {
    let l = cube(lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow)
    let m = cube(lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow)
    let s = cube(lightness - 0.0894841775 * greenRed - 1.2914855480 * blueYellow)
    return RGBA(
      red: RGBA.encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: RGBA.encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: RGBA.encode(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
  }

  /// The colour a fraction of the way to another, alpha-weighted so that a transparent end adds no
  /// hue.
  package func mixed(with other: Oklab, by fraction: Double) -> Oklab {
    let alpha = self.alpha + (other.alpha - self.alpha) * fraction
    guard alpha > 0 else {
      return Oklab(
        lightness: lightness, greenRed: greenRed, blueYellow: blueYellow, alpha: 0)
    }
    let weight = other.alpha * fraction / alpha
    return Oklab(
      lightness: lightness + (other.lightness - lightness) * weight,
      greenRed: greenRed + (other.greenRed - greenRed) * weight,
      blueYellow: blueYellow + (other.blueYellow - blueYellow) * weight, alpha: alpha)
  }

  private func cube(_ value: Double) -> Double { value * value * value }
}

extension RGBA {
  /// The mixture of two colours.
  package func mixed(
    with other: RGBA, by fraction: Double, _ mixing: ColorMixing = .perceptual
  ) -> RGBA {
    switch mixing {
    case .perceptual: Oklab(self).mixed(with: Oklab(other), by: fraction).rgba
    case .linear:
      linear.mixed(with: other.linear, by: fraction, .device).encoded
    case .device:
      RGBA(
        red: red + (other.red - red) * fraction, green: green + (other.green - green) * fraction,
        blue: blue + (other.blue - blue) * fraction, alpha: alpha + (other.alpha - alpha) * fraction
      )
    }
  }
}
