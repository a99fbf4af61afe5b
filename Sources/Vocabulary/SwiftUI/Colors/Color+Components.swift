public import DeveloperToolsSupport
public import Foundation
import FoundationAdditions
import VectorDrawing
import ViewGraph

extension Color {
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(BundledResource.name(name, in: bundle)))
  }

  public init(_ resource: ColorResource) { self.init(.asset(resource.name)) }

  /// A colour of components, normally 0…1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    switch colorSpace {
    case .sRGB:
      self.init(.fixed(RGBA(red: red, green: green, blue: blue, alpha: opacity)))
    case .sRGBLinear:
      self.init(
        .fixed(
          RGBA(
            red: RGBA.encode(red), green: RGBA.encode(green), blue: RGBA.encode(blue),
            alpha: opacity)))
    case .displayP3:
      self.init(.fixed(RGBA(displayP3: red, green, blue, alpha: opacity)))
    }
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of hue, saturation and brightness, each 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    /// How far one component lies below the brightness; the components are 2 sectors apart.
    func component(_ offset: Double) -> Double {
      let step = (offset + sector).truncatingRemainder(dividingBy: 6)
      // In this order what is no number stays none, and is said where the colour is drawn.
      return brightness - brightness * saturation * max(min(step, min(4 - step, 1)), 0)
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  public func opacity(_ opacity: Double) -> Color { Color(.faded(storage, opacity)) }

  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(storage, rhs.storage, fraction, perceptual: colorSpace == .perceptual))
  }

  /// The colour itself: a picture has no light beyond white, which is all that more exposure
  /// would add on a screen that has.
  public func exposureAdjust(_ stops: Double) -> Color { self }

  public var gradient: AnyGradient { AnyGradient(shading: self) }
}
