public import Foundation

extension AttributedString {
  /// The characters and links of a text of the older kind; fonts and colours come with UIKit.
  @_disfavoredOverload
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

extension NSAttributedString {
  /// The characters and links of a text; fonts and colours come with UIKit.
  @_disfavoredOverload
  public convenience init(_ text: AttributedString) {
    let whole = NSMutableAttributedString(string: "")
    for run in text.runs {
      let attributes = run.link.map { [NSAttributedString.Key("NSLink"): $0] }
      whole.append(
        NSAttributedString(
          string: String(text[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: whole)
  }
}
