public import Foundation
package import Typesetting

/// A description of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  package let font: Font

  package init(_ font: Font) {
    self.font = font
    super.init()
  }

  public convenience init(name: String, size: CGFloat) {
    self.init(.custom(name, fixedSize: size))
  }

  /// The design of the system font's letters.
  public enum SystemDesign: Sendable, Hashable { case `default`, rounded, serif, monospaced }

  /// Bold, slanted, …
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  public var pointSize: CGFloat { UIFont(font).pointSize }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var copy = font
    switch design {
    case .default: copy.design = .default
    case .rounded: copy.design = .rounded
    case .serif: copy.design = .serif
    case .monospaced: copy.design = .monospaced
    }
    return UIFontDescriptor(copy)
  }

  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      font.bold(traits.contains(.traitBold)).italic(traits.contains(.traitItalic))
        .monospaced(traits.contains(.traitMonoSpace)))
  }

  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFont(font).withSize(size).fontDescriptor
  }
}
