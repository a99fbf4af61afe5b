import Foundation
import VectorDrawing

/// Turns the components of a colour set's entry into sRGB.
enum ColorComponents {
  /// What is wrong, and the colour to use all the same.
  struct Failure: Error {
    var problem: String
    var substitute: RGBA?
  }

  /// The colour of a `color` object with `color-space` and `components`.
  static func read(_ color: LooseValue) -> Result<RGBA, Failure> {
    let components = color["components"]
    guard components.isObject else {
      return .failure(Failure(problem: "it has no components.", substitute: nil))
    }
    let alpha = components["alpha"].exists ? component(components["alpha"], isAlpha: true) : 1
    let space = color["color-space"].string ?? "srgb"
    if components["white"].exists { return gray(components, space, alpha) }
    let names = ["red", "green", "blue"]
    let values = names.map { component(components[$0], isAlpha: false) }
    guard let red = values[0], let green = values[1], let blue = values[2], let alpha else {
      let odd = zip(names, values).filter { $0.1 == nil }.map(\.0)
      let list = (odd + (alpha == nil ? ["alpha"] : [])).joined(separator: ", ")
      let substitute = RGBA(
        red: values[0] ?? 0, green: values[1] ?? 0, blue: values[2] ?? 0, alpha: alpha ?? 1)
      return .failure(
        Failure(problem: "\(list) cannot be read and was replaced.", substitute: substitute))
    }
    return convert(red, green, blue, alpha, space)
  }

  /// Converts from a colour space that Xcode offers.
  private static func convert(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double, _ space: String
  ) -> Result<RGBA, Failure> {
    let plain = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    switch space.lowercased() {
    case "srgb", "extended-srgb": return .success(plain)
    case "display-p3": return .success(RGBA(displayP3: red, green, blue, alpha: alpha))
    case "extended-linear-srgb", "linear-srgb":
      return .success(
        RGBA(
          red: RGBA.encode(red), green: RGBA.encode(green), blue: RGBA.encode(blue), alpha: alpha))
    default:
      return .failure(
        Failure(problem: "the colour space “\(space)” was taken for sRGB.", substitute: plain))
    }
  }

  /// A grey; gamma 2.2 and sRGB's curve differ a little.
  private static func gray(
    _ components: LooseValue, _ space: String, _ alpha: Double?
  ) -> Result<RGBA, Failure> {
    guard let white = component(components["white"], isAlpha: false), let alpha else {
      return .failure(Failure(problem: "white or alpha cannot be read.", substitute: nil))
    }
    let isGamma = space.lowercased().contains("gamma-2")
    let shade = isGamma ? RGBA.encode(pow(max(0, white), 2.2)) : white
    return .success(RGBA(red: shade, green: shade, blue: shade, alpha: alpha))
  }

  /// One component. Texts follow Xcode: `0x80` and `128` are of 255, `0.5` is of 1. Opacity, and
  /// bare JSON numbers up to 1, are always of 1.
  static func component(_ value: LooseValue, isAlpha: Bool) -> Double? {
    if let number = value.number { return number <= 1 ? number : number / 255 }
    guard let text = value.string?.trimmingCharacters(in: .whitespaces) else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt32(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    let isOfOne = text.contains(".") || text.contains("e") || (isAlpha && number <= 1)
    return isOfOne ? number : number / 255
  }
}
