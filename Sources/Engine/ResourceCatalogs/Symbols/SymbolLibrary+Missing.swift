package import DiagnosticRecords

extension SymbolLibrary {
  /// What to say where code asks for a symbol that there is no drawing of.
  package func missing(_ name: String) -> Diagnostic {
    let near = nearestNames(to: name).map { "“\($0)”" }.joined(separator: ", ")
    let drawn = substitute(for: name).map { " “\($0)” is drawn instead." } ?? ""
    let hint =
      "Add a drawing to themes/symbols/ (its README says how)"
      + (near.isEmpty ? "." : ", or check the name; near are \(near).")
    return Diagnostic(
      .warning, "unknown-symbol", "There is no drawing of the symbol “\(name)”.\(drawn)",
      hint: hint)
  }
}
