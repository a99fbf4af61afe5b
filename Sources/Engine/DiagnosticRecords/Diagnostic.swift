/// Something the person who runs Vitrine should know: what rule was broken, where, and what to do.
///
/// Diagnostics are collected and carried upward as values; nothing below the command line prints.
package struct Diagnostic: Hashable, Sendable {
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
  /// The id of the rule that it is an instance of, e.g. `unknown-symbol`.
  package let rule: String
  /// Who can mend it. Carried along, as the tool does not know every rule of a program.
  package let fault: Rule.Fault
  /// Whether something else is drawn, visibly, in place of what the code asks for.
  package let drawsStandIn: Bool
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
  /// The name as the code writes it that the message is about, e.g. that of an image; its position
  /// in the code is looked up by it.
  package var subject: String?
  /// The type of the user's view whose body was being read.
  package var view: String?

  /// - Parameter severity: nil for what the rule says.
  package init(
    _ rule: Rule, as severity: Severity? = nil, _ message: String, hint: String? = nil,
    file: String? = nil, line: Int? = nil, render: String? = nil, subject: String? = nil
  ) {
    self.severity = severity ?? rule.severity
    (self.rule, self.fault, self.drawsStandIn) = (rule.id, rule.fault, rule.drawsStandIn)
    self.message = message
    self.hint = hint
    self.file = file
    self.line = line
    self.render = render
    self.subject = subject
  }

  /// Whether it is an instance of a rule.
  package func breaks(_ rule: Rule) -> Bool { self.rule == rule.id }

  /// The same as an instance of another rule.
  package func filed(under rule: Rule) -> Diagnostic {
    var other = Diagnostic(
      rule, message, hint: hint, file: file, line: line, render: render, subject: subject)
    other.view = view
    return other
  }
}
