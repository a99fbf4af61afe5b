public import CoreGraphics
public import Foundation
import ResourceCatalogs
import VectorDrawing

extension UIColor.Content {
  /// The colour as it is drawn in a style. An unknown name is magenta, so that it is seen.
  func rgba(_ scheme: PaletteScheme) -> RGBA {
    let setting = UIKitSetting.current
    switch self {
    case .fixed(let color): return color
    case .system(let color):
      return setting.palette?.color(color, scheme: scheme) ?? .black
    case .tint: return UIColor.Content.system(.blue).rgba(scheme)
    case .asset(let name):
      guard let palette = setting.palette, let color = setting.assets.color(named: name),
        let found = color.color(scheme: scheme, palette: palette)
      else { return RGBA(red: 1, green: 0, blue: 1) }
      return found
    case .faded(let base, let opacity): return base.rgba(scheme).opacity(opacity)
    case .dynamic(let light, let dark): return (scheme == .dark ? dark : light).rgba(scheme)
    }
  }

  /// The colour with its opacity replaced, still depending on what it depends on.
  func withAlpha(_ alpha: Double) -> UIColor.Content {
    switch self {
    case .fixed(var color):
      color.alpha = alpha
      return .fixed(color)
    case .dynamic(let light, let dark):
      return .dynamic(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha))
    case .faded(let base, _): return base.withAlpha(alpha)
    case .system, .asset, .tint:
      let (light, dark) = (rgba(.light), rgba(.dark))
      if light.alpha == 1, dark.alpha == 1 { return .faded(self, alpha) }
      return .dynamic(
        light: .fixed(light.opacity(alpha / max(light.alpha, 1e-9))),
        dark: .fixed(dark.opacity(alpha / max(dark.alpha, 1e-9))))
    }
  }
}

extension UIColor {
  var rgba: RGBA { content.rgba(UITraitCollection.current.scheme) }

  /// The same colour with another opacity, 0…1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(content.withAlpha(Double(alpha)))
  }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if content.rgba(.light) != content.rgba(.dark) { traitCollection.noteAsked() }
    return UIColor(.fixed(content.rgba(traitCollection.scheme)))
  }

  public var cgColor: CGColor { CGColor(rgba) }

  /// Writes the components; any pointer may be nil.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes hue, saturation and brightness; any pointer may be nil.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba
    let parts = HueComponents(color)
    hue?.pointee = CGFloat(parts.hue)
    saturation?.pointee = CGFloat(parts.saturation)
    brightness?.pointee = CGFloat(parts.brightness)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes the grey value; any pointer may be nil. False if the colour is no grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = CGFloat(color.red)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsImageRendererContext.current?.cgContext.fillColor = rgba }

  public func setStroke() { UIGraphicsImageRendererContext.current?.cgContext.strokeColor = rgba }
}
