import DiagnosticRecords

extension Diagnostic {
  /// What is given for a parameter of an intent cannot be read.
  static func givenParameterUnread(_ name: String, of intent: Any.Type) -> Diagnostic {
    Diagnostic(
      .givenParameterUnread,
      "What vitrine.json gives for the parameter \(name) of \(intent) is left out.",
      hint: "Name the property; of an entity give the identifier or title, of an enumeration the "
        + "raw value, anything else as JSON.")
  }
}

extension Rule {
  static let givenParameterUnread = Rule(
    "given-parameter-unread", fault: .input, .error,
    "A parameter in vitrine.json is none of the widget's intent",
    why: "It has no such property, or one of another type, so that the value is left out.",
    remedy: "Name the property, and give a value as the page of the settings says.")
}
