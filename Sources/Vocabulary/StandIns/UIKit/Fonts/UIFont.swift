public import Foundation
public import Typesetting

/// A font at a size.
open class UIFont: NSObject, @unchecked Sendable {
  /// The same font for views.
  package let font: Font
  private let resolved: ResolvedFont

  package init(_ font: Font) {
    self.font = font
    resolved = FontLibrary.shared.resolve(font, in: FontContext())
    super.init()
  }

  /// A font by name.
  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, fixedSize: size))
  }

  /// A font by its description; a size of 0 keeps the one it has.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(size > 0 ? descriptor.font.sized(size) : descriptor.font)
  }

  /// Points.
  public var pointSize: CGFloat { resolved.pointSize }
  public var lineHeight: CGFloat { resolved.naturalLineHeight }
  public var ascender: CGFloat { resolved.ascender }
  /// Below the baseline, so negative.
  public var descender: CGFloat { -resolved.descender }
  public var capHeight: CGFloat { resolved.capHeight }
  public var xHeight: CGFloat { resolved.capHeight * 0.75 }
  public var leading: CGFloat { 0 }

  public var fontName: String {
    if case .custom(let name, _, _) = font.base { return name }
    return ".SFUI-Regular"
  }

  public var familyName: String {
    if case .custom(let name, _, _) = font.base { return name }
    return ".AppleSystemUIFont"
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font.sized(fontSize)) }

  /// The width of a line of text, points.
  func width(of text: String) -> CGFloat {
    CGFloat(text.unicodeScalars.reduce(0) { $0 + resolved.advance(of: $1) })
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
  open override var hash: Int { font.hashValue }
}

extension UIFont {
  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size)) }

  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size).weight(weight.weight))
  }

  public class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(.system(size: size).weight(weight.weight).width(Font.Width(width.rawValue)))
  }

  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).weight(.semibold))
  }

  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic())
  }

  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font.system(size: size, weight: weight.weight, design: .monospaced))
  }

  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size).weight(weight.weight).monospacedDigit())
  }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(Font(base: .style(style.style)))
  }

  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  public class var systemFontSize: CGFloat { 14 }
  public class var labelFontSize: CGFloat { 17 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var buttonFontSize: CGFloat { 18 }
}

extension Font {
  /// A UIKit font in views.
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
