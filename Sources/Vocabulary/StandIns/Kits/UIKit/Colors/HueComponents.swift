import Foundation
import VectorDrawing

/// A colour by hue, saturation and brightness, each 0…1.
struct HueComponents {
  var hue: Double
  var saturation: Double
  var brightness: Double

  init(_ hue: Double, _ saturation: Double, _ brightness: Double) {
    (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
  }

  init(_ color: RGBA) {
    let high = max(color.red, color.green, color.blue)
    let span = high - min(color.red, color.green, color.blue)
    brightness = high
    saturation = high > 0 ? span / high : 0
    guard span > 0 else {
      hue = 0
      return
    }
    let sector: Double
    if high == color.red {
      sector = (color.green - color.blue) / span
    } else if high == color.green {
      sector = (color.blue - color.red) / span + 2
    } else {
      sector = (color.red - color.green) / span + 4
    }
    hue = (sector < 0 ? sector + 6 : sector) / 6
  }

  var rgba: RGBA {
    let sector = (hue - hue.rounded(.down)) * 6
    /// The components lie 2 sectors apart.
    func component(_ offset: Double) -> Double {
      let position = (offset + sector).truncatingRemainder(dividingBy: 6)
      // In this order what is no number stays none, and is said where the colour is drawn.
      return brightness - brightness * saturation * max(min(position, min(4 - position, 1)), 0)
    }
    return RGBA(red: component(5), green: component(3), blue: component(1))
  }
}
