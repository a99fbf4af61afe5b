package import DiagnosticRecords

extension SymbolLibrary {
  /// What to say where code asks for a symbol that there is no drawing of.
  package func missing(_ name: String) -> Diagnostic {
    let near = nearestNames(to: name).map { "“\($0)”" }.joined(separator: ", ")
    let hint =
      "Put an SVG of it into themes/symbols or an asset catalog"
      + (near.isEmpty ? "." : ", or check the name; near are \(near).")
    return Diagnostic(
      .warning, "unknown-symbol", "There is no drawing of the symbol “\(name)”.", hint: hint,
      subject: name)
  }
}
