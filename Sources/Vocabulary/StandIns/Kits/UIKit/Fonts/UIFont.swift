public import Foundation
public import Typesetting
import VectorDrawing

open class UIFont: NSObject, @unchecked Sendable {
  private let mark = AttributeMark()
  /// The same font for views.
  package let font: Font
  private let resolved: ResolvedFont

  package init(_ font: Font) {
    self.font = font
    resolved = FontLibrary.shared.resolve(font, in: FontContext())
    super.init()
  }

  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, fixedSize: size))
  }

  /// A font by its description; a size of 0 keeps the one it has.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(size > 0 ? descriptor.font.sized(size) : descriptor.font)
  }

  /// Points.
  public var pointSize: CGFloat { resolved.pointSize }
  /// The height of a line, points.
  public var lineHeight: CGFloat { resolved.naturalLineHeight }
  /// From the baseline to the top of a line, points.
  public var ascender: CGFloat { resolved.ascender }
  /// Below the baseline, so negative.
  public var descender: CGFloat { -resolved.descender }
  /// The height of capital letters, points.
  public var capHeight: CGFloat { resolved.capHeight }
  /// The height of small letters, points; taken as three quarters of that of capitals.
  public var xHeight: CGFloat { resolved.capHeight * 0.75 }
  /// Always 0: system fonts keep their leading in the line height.
  public var leading: CGFloat { 0 }

  /// The name of a custom font; for the system's always that of the regular face.
  public var fontName: String {
    if case .custom(let name, _, _) = font.base { return name }
    return ".SFUI-Regular"
  }

  /// The name of a custom font; for the system's always that of its family.
  public var familyName: String {
    if case .custom(let name, _, _) = font.base { return name }
    return ".AppleSystemUIFont"
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font.sized(fontSize)) }

  /// The font as a picture names it.
  var face: FontFace { resolved.fontFace }

  /// The width of a line of text, points.
  func width(of text: String) -> CGFloat {
    CGFloat(text.unicodeScalars.reduce(0) { $0 + resolved.advance(of: $1) })
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
  open override var hash: Int { font.hashValue }
}

extension UIFont {
  /// The system font at a size, points.
  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size)) }

  /// The system font at a size, points, in a weight.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size).weight(weight.weight))
  }

  /// The system font at a size, points, in a weight and width.
  public class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(.system(size: size).weight(weight.weight).width(Font.Width(width.rawValue)))
  }

  /// The bold system font at a size, points; as in UIKit that is semibold.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).weight(.semibold))
  }

  /// The slanted system font at a size, points.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic())
  }

  /// The system font whose letters are all as wide, at a size in points.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font.system(size: size, weight: weight.weight, design: .monospaced))
  }

  /// The system font whose digits are all as wide, at a size in points.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size).weight(weight.weight).monospacedDigit())
  }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(Font(base: .style(style.style)))
  }

  /// The font of a Dynamic Type style; the traits change nothing.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// None: the fonts of this machine are not those of a device.
  public class var familyNames: [String] { [] }
  /// None: the fonts of this machine are not those of a device.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// 14 points, as UIKit has it.
  public class var systemFontSize: CGFloat { 14 }
  /// 17 points, as UIKit has it.
  public class var labelFontSize: CGFloat { 17 }
  /// 12 points, as UIKit has it.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// 18 points, as UIKit has it.
  public class var buttonFontSize: CGFloat { 18 }
}

extension Font {
  public init(_ font: UIFont) { self = font.font }

  /// The same font at a size in points.
  func sized(_ size: CGFloat) -> Font {
    var copy = self
    switch base {
    case .style, .system: copy.base = .system(size: size)
    case .custom(let name, _, let style):
      copy.base = .custom(name: name, size: size, relativeTo: style)
    }
    return copy
  }
}
