public import Foundation

extension NSAttributedString.Key {
  private typealias Scope = AttributeScopes.UIKitAttributes

  private init<Attribute: AttributedStringKey>(_ attribute: Attribute.Type) {
    self.init(Attribute.name)
  }

  public static let font = Self(Scope.FontAttribute.self)
  public static let foregroundColor = Self(Scope.ForegroundColorAttribute.self)
  public static let backgroundColor = Self(Scope.BackgroundColorAttribute.self)
  /// Points added after each letter.
  public static let kern = Self(Scope.KernAttribute.self)
  /// Points added after each letter.
  public static let tracking = Self(Scope.TrackingAttribute.self)
  /// Points upwards from the line.
  public static let baselineOffset = Self(Scope.BaselineOffsetAttribute.self)
  /// A number of Apple's line styles.
  public static let underlineStyle = Self(Scope.UnderlineStyleAttribute.self)
  public static let underlineColor = Self(Scope.UnderlineColorAttribute.self)
  /// A number of Apple's line styles.
  public static let strikethroughStyle = Self(Scope.StrikethroughStyleAttribute.self)
  public static let strikethroughColor = Self(Scope.StrikethroughColorAttribute.self)
  /// A `URL`, or one as text.
  public static let link = Self(AttributeScopes.FoundationAttributes.LinkAttribute.self)
  /// The style of a paragraph, which no view reads.
  public static let paragraphStyle = Self(Scope.ParagraphStyleAttribute.self)
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
