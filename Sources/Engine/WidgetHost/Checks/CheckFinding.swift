package import ViewGraph

/// One mistake that a check found in a picture.
package struct CheckFinding {
  /// What is wrong, as a full sentence.
  package var message: String
  /// What to do about it, where more is known than the rule says.
  package var hint: String?
  /// The text that it is about: as the code writes it where it says all the words itself, otherwise
  /// as it is drawn.
  package var text: String?
  /// The view of the user's that it is in.
  package var view: String?
  /// Where in the code it stands.
  package var position: ViewPosition?

  package init(_ message: String, hint: String? = nil) {
    (self.message, self.hint) = (message, hint)
  }

  /// A mistake about a text; its words, shortened, begin the message.
  init(_ text: ReadableTexts.Text, _ rest: String) {
    self.init("“\(Self.shortened(text.words))” \(rest)")
    (self.text, view, position) = (text.key ?? text.words, text.view, text.position)
  }

  /// The beginning of a text, on one line.
  static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
