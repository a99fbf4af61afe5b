public import Foundation

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points added after each letter.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number of Apple's line styles.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A number of Apple's line styles.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The style of a paragraph, which nothing here reads.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
