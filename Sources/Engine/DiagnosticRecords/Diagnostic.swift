/// Something the person who runs Vitrine should know: what rule was broken, where, and what to do.
///
/// Diagnostics are collected and carried upward as values; nothing below the command line prints.
package struct Diagnostic: Codable, Hashable, Sendable {
  /// How much it matters.
  package enum Severity: String, Codable, Hashable, Sendable, CaseIterable {
    /// The picture or file named is missing or wrong.
    case error
    /// The picture is drawn, but not as Apple's system would draw it.
    case warning
    /// Worth knowing; nothing is wrong.
    case note
  }

  package var severity: Severity
  /// Stable, kebab-case name of the rule, e.g. `unknown-symbol`.
  package var rule: String
  /// What is wrong, as a full sentence.
  package var message: String
  /// What to do about it, if anything is known.
  package var hint: String?
  /// The source file, relative to the input folder where possible.
  package var file: String?
  /// The line in `file`, counted from 1.
  package var line: Int?
  /// The render it belongs to, if it belongs to one.
  package var render: String?
  /// The name as the code writes it that the message is about, e.g. that of an image; its place in
  /// the code is looked up by it.
  package var subject: String?
  /// The type of the user's view whose body was being read.
  package var view: String?

  package init(
    _ severity: Severity, _ rule: String, _ message: String, hint: String? = nil,
    file: String? = nil, line: Int? = nil, render: String? = nil, subject: String? = nil
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.hint = hint
    self.file = file
    self.line = line
    self.render = render
    self.subject = subject
  }
}
