public import CoreGraphics
public import Foundation
public import UIKit
import VectorDrawing

public final class CIColor: Hashable, Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  public convenience init(cgColor: CGColor) { self.init(cgColor.rgba) }
  public convenience init(color: UIColor) { self.init(color.cgColor.rgba) }
  /// As of AppKit, where a colour may have no parts; here each has.
  @_disfavoredOverload public convenience init?<Color: UIColor>(color: Color) {
    self.init(color.cgColor.rgba)
  }

  convenience init(_ color: RGBA) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }

  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  public var numberOfComponents: Int { 4 }
  public var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }

  public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

  /// The colour as it is drawn.
  var rgba: RGBA {
    RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }

  public static func == (lhs: CIColor, rhs: CIColor) -> Bool { lhs.rgba == rhs.rgba }
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}
