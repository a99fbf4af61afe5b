package import DiagnosticRecords

extension AssetCatalog {
  /// What to say where code asks for an asset that there is none of.
  package func missing(_ name: String, _ kind: Kind) -> Diagnostic {
    let (rule, noun) =
      switch kind {
      case .color: ("unknown-color", "colour set")
      case .image: ("unknown-image", "image")
      case .symbol: ("unknown-symbol", "symbol")
      }
    let near = nearestNames(to: name, of: kind)
    let hint =
      near.isEmpty
      ? "Add the \(noun) to an asset catalog of the widget."
      : "Did you mean \(near.map { "“\($0)”" }.joined(separator: " or "))?"
    return Diagnostic(.error, rule, "No \(noun) is named “\(name)”.", hint: hint, subject: name)
  }
}
