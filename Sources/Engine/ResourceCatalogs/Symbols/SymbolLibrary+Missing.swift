package import DiagnosticRecords

extension SymbolLibrary {
  /// What to say where code asks for a symbol that there is no drawing of.
  package func missing(_ name: String) -> Diagnostic {
    let near = nearestNames(to: name).map { "“\($0)”" }.joined(separator: ", ")
    let hint =
      "Put an SVG of it into themes/symbols or an asset catalog"
      + (near.isEmpty ? "." : ", or check the name; near are \(near).")
    return Diagnostic(
      .unknownSymbol, "There is no drawing of the symbol “\(name)”.", hint: hint,
      subject: name)
  }
}

extension Rule {
  static let unknownSymbol = Rule(
    "unknown-symbol", fault: .vitrine, .warning, standIn: true, "There is no drawing of a symbol",
    why: "A frame is drawn instead: Apple's drawings may not be shipped, and this one "
      + "has not been made, or the name is wrong.",
    remedy: "Check the name, or put an SVG of it into themes/symbols or an asset catalog.")
}
