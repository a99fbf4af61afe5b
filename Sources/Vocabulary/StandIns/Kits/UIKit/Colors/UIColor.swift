public import CoreGraphics
public import DeveloperToolsSupport
public import Foundation
public import FoundationAdditions
package import ResourceCatalogs
package import VectorDrawing

open class UIColor: NSObject, _ExpressibleByColorLiteral, NSSecureCoding, @unchecked Sendable {
  private let mark = AttributeMark()

  /// How the colour is found.
  package indirect enum Content: Hashable, Sendable {
    case fixed(RGBA)
    case system(SystemColor)
    /// From the asset catalog.
    case asset(String)
    case tint
    case faded(Content, Double)
    case dynamic(light: Content, dark: Content)
  }

  package let content: Content

  package init(_ content: Content) {
    self.content = content
    super.init()
  }

  /// A colour of sRGB components, normally 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(
      RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    super.init()
  }

  public required init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    content = .fixed(
      RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    super.init()
  }

  public required init?(coder: NSCoder) {
    let parts = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"].map { coder.decodeDouble(forKey: $0) }
    content = .fixed(RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
    super.init()
  }

  /// Writes the colour as it is now: an archive knows no styles or catalogs.
  open func encode(with coder: NSCoder) {
    let color = rgba
    let parts = [color.red, color.green, color.blue, color.alpha]
    for (name, part) in zip(["UIRed", "UIGreen", "UIBlue", "UIAlpha"], parts) {
      coder.encode(part, forKey: name)
    }
  }

  open class var supportsSecureCoding: Bool { true }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.content == content
  }

  open override var hash: Int { content.hashValue }

  open override var description: String { "UIColor \(content)" }
}

/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor

extension UIColor {
  /// A grey: 0 is black, 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour of hue, saturation and brightness, each 0…1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let color = HueComponents(Double(hue), Double(saturation), Double(brightness)).rgba
    self.init(.fixed(color.opacity(Double(alpha))))
  }

  /// A colour of Display P3 components, normally 0…1.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      .fixed(
        RGBA(displayP3: Double(displayP3Red), Double(green), Double(blue), alpha: Double(alpha))))
  }

  /// A colour of the asset catalog; nil if it has none of that name.
  public convenience init?(named name: String) {
    guard UIKitSetting.current.assets.color(named: name) != nil else { return nil }
    self.init(.asset(name))
  }

  /// A colour of the asset catalog; nil if it has none of that name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: BundledResource.name(name, in: bundle)) }

  public convenience init(resource: ColorResource) { self.init(.asset(resource.name)) }

  /// A colour that is asked for anew in each interface style; asked here once for each.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).content
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).content
    self.init(light == dark ? light : .dynamic(light: light, dark: dark))
  }

  public convenience init(cgColor: CGColor) { self.init(.fixed(cgColor.rgba)) }
}

extension UIColor: _VitrineMissingValue {
  /// Grey, as nothing says which colour it is; what is behind it is still seen, and what is on it.
  public static func vitrineMissing(_ name: String) -> Any? { UIColor.gray.withAlphaComponent(0.5) }
}
