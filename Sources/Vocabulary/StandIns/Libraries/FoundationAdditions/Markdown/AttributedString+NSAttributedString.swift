public import Foundation

extension AttributedString {
  /// The characters and links of a text of the older kind. Its fonts and colours are not read.
  public init(_ text: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      var part = AttributedString(text.attributedSubstring(from: range).string)
      let link = attributes[NSAttributedString.Key("NSLink")]
      part.link = link as? URL ?? (link as? String).flatMap { URL(string: $0) }
      self.append(part)
    }
  }
}
