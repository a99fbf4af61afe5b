import DiagnosticRecords

extension Optional {
  /// The value that an app has stored, or one made up where code goes on as if it were there: the
  /// tool puts it before the exclamation mark.
  ///
  /// - Parameter name: What its key is called in the code.
  /// - Returns: Nil where there is no value and its type does not let one be made up.
  public func _vitrineStored(_ name: String) -> Wrapped? {
    if self != nil { return self }
    guard let type = Wrapped.self as? any Decodable.Type,
      let value = try? SampleDecoder.value(type, named: name, SampleWords(now: VitrineClock.now))
        as? Wrapped
    else { return nil }
    let shown = name.isEmpty ? "A value" : "The value “\(name)”"
    HostDiagnostics.report(
      Diagnostic(
        .storedValueMadeUp,
        "\(shown) of the app's defaults is not there, and the code stops without it: one is "
          + "made up.",
        hint: "Give it under \"defaults\" in vitrine.json.", subject: name))
    return value
  }
}

extension Rule {
  static let storedValueMadeUp = Rule(
    "stored-value-made-up", fault: .widget, .warning, "A stored value is made up",
    why: "The app that writes it has not been run here, and the widget's code stops without it.",
    remedy: "Give it under \"defaults\" in vitrine.json, or let the code do without it.")
}
