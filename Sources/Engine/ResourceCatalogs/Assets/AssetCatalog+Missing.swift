package import DiagnosticRecords

extension AssetCatalog {
  /// What to say where code asks for an asset that there is none of.
  package func missing(_ name: String, _ kind: Kind) -> Diagnostic {
    let (rule, noun) =
      switch kind {
      case .color: ("unknown-color", "colour")
      case .image: ("unknown-image", "picture")
      case .symbol: ("unknown-symbol", "symbol")
      }
    let near = nearestNames(to: name, of: kind)
    let hint =
      near.isEmpty
      ? "Add it to an asset catalog of the widget's target."
      : "Did you mean \(near.map { "“\($0)”" }.joined(separator: ", "))?"
    return Diagnostic(
      .warning, rule, "No \(noun) “\(name)” is among the widget's resources.", hint: hint)
  }
}
