public import Foundation

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points added after each letter.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points added after each letter.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Points upwards from the line.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A number of Apple's line styles.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A number of Apple's line styles.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A `URL`, or one as text.
  public static let link = NSAttributedString.Key("NSLink")
  /// The style of a paragraph, which no view reads.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

extension NSAttributedString {
  /// A text with its links and UIKit's attributes.
  public convenience init(_ text: AttributedString) {
    let whole = NSMutableAttributedString(string: "")
    for run in text.runs {
      let attributes = SharedTextAttribute.all.compactMap { attribute in
        attribute.value(run).map { (attribute.key, $0) }
      }
      whole.append(
        NSAttributedString(
          string: String(text[run.range].characters),
          attributes: Dictionary(uniqueKeysWithValues: attributes)))
    }
    self.init(attributedString: whole)
  }

  /// A text with its links and UIKit's attributes, whatever the scope.
  public convenience init<S: AttributeScope>(
    _ text: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(text) }
}
