public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The `UIColor` of the letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The `UIColor` behind the letters.
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
