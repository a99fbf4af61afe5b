public import Foundation

extension AttributedString {
  /// A text of the older kind with its links and UIKit's attributes.
  public init(_ text: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      let letters = text.attributedSubstring(from: range).string
      append(AttributedString(letters, attributes: AttributeContainer(attributes)))
    }
  }

  /// A text of the older kind with its links and UIKit's attributes, whatever the scope.
  public init<S: AttributeScope>(
    _ text: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(text) }
}

extension AttributeContainer {
  /// Links and UIKit's attributes; what else there is, is left out, as a value of another type.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for attribute in SharedTextAttribute.all {
      if let value = dictionary[attribute.key] { attribute.set(value, &self) }
    }
  }
}
