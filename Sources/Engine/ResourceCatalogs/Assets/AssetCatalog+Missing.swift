package import DiagnosticRecords

extension AssetCatalog {
  /// What to say where code asks for an asset that there is none of.
  package func missing(_ wish: String, _ kind: Kind) -> Diagnostic {
    let name = BundledName(wish).name
    let (rule, noun): (Rule, String) =
      switch kind {
      case .color: (.unknownColor, "colour set")
      case .image: (.unknownImage, "image")
      case .symbol: (.unknownSymbol, "symbol")
      }
    if names(of: kind).contains(name) {
      return Diagnostic(
        rule, "The \(noun) “\(name)” holds nothing that can be drawn.",
        hint: "Mend its set in the asset catalog.", subject: name)
    }
    let near = nearestNames(to: name, of: kind)
    let hint =
      near.isEmpty
      ? "Add the \(noun) to an asset catalog of the widget."
      : "Did you mean \(near.map { "“\($0)”" }.joined(separator: " or "))?"
    return Diagnostic(rule, "No \(noun) is named “\(name)”.", hint: hint, subject: name)
  }
}

extension Rule {
  package static let unknownColor = Rule(
    "unknown-color", fault: .widget, .error, standIn: true,
    "No colour set has the name that is asked for",
    why: "Magenta is drawn instead, so that it is seen.",
    remedy: "Add the colour set to an asset catalog of the widget, or correct the name.")
  package static let unknownImage = Rule(
    "unknown-image", fault: .widget, .error, standIn: true,
    "No image has the name that is asked for",
    why: "A labelled frame is drawn in place of the image; a device draws nothing.",
    remedy: "Add the image to an asset catalog of the widget, or correct the name.")
}
