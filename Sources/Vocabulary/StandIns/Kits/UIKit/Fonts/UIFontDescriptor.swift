public import Foundation
package import Typesetting

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  package let font: Font

  package init(_ font: Font) {
    self.font = font
    super.init()
  }

  /// The description of a font by name at a size, points.
  public convenience init(name: String, size: CGFloat) {
    self.init(.custom(name, fixedSize: size))
  }

  public enum SystemDesign: Sendable, Hashable { case `default`, rounded, serif, monospaced }

  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The size, points.
  public var pointSize: CGFloat { UIFont(font).pointSize }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// The description in another design; never `nil`.
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

  /// The description with exactly these traits; never `nil`.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      font.bold(traits.contains(.traitBold)).italic(traits.contains(.traitItalic))
        .monospaced(traits.contains(.traitMonoSpace)))
  }

  /// The description at a size, points.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFont(font).withSize(size).fontDescriptor
  }
}
