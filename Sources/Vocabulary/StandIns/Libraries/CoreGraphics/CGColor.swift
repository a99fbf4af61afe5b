public import Foundation
package import VectorDrawing

public final class CGColor: Hashable, Sendable {
  /// The colour as it is drawn.
  package let rgba: RGBA
  private let space: CGColorSpace

  package init(_ rgba: RGBA, in space: CGColorSpace = CGColorSpaceCreateDeviceRGB()) {
    (self.rgba, self.space) = (rgba, space)
  }

  /// A colour of sRGB components, normally 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// A colour of sRGB components, normally 0…1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey: 0 is black, 1 is white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// A colour of the components of a space, the opacity last; nil unless there are two or four.
  public convenience init?(colorSpace: CGColorSpace, components: [CGFloat]) {
    let parts = components.map { Double($0) }
    switch parts.count {
    case 2:
      self.init(RGBA(red: parts[0], green: parts[0], blue: parts[0], alpha: parts[1]))
    case 4 where colorSpace.isDisplayP3:
      self.init(
        RGBA(displayP3: parts[0], parts[1], parts[2], alpha: parts[3]), in: colorSpace)
    case 4:
      self.init(RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
    default: return nil
    }
  }

  /// Red, green, blue and the opacity: in Display P3 if that is the colour's space, else in sRGB.
  public var components: [CGFloat]? {
    let rgb = space.isDisplayP3 ? rgba.displayP3 : (rgba.red, rgba.green, rgba.blue)
    return [rgb.0, rgb.1, rgb.2, rgba.alpha].map { CGFloat($0) }
  }

  /// Always four: three colours and the opacity.
  public var numberOfComponents: Int { 4 }

  /// The opacity, 0…1.
  public var alpha: CGFloat { CGFloat(rgba.alpha) }

  public var colorSpace: CGColorSpace? { space }

  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = rgba
    copy.alpha = Double(alpha)
    return CGColor(copy, in: space)
  }

  /// The same colour in Display P3 or, whatever else is asked for, in sRGB; never `nil`.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
  ) -> CGColor? { CGColor(rgba, in: space.isDisplayP3 ? space : CGColorSpaceCreateDeviceRGB()) }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    (lhs.rgba, lhs.space) == (rhs.rgba, rhs.space)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rgba)
    hasher.combine(space)
  }
}
