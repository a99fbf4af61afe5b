import CatalogueManifest
import DiagnosticRecords

/// The one thing to do first after a run.
enum NextStep {
  /// Nil where all is well.
  static func line(_ summary: GallerySummary) -> String? {
    text(summary).map { Report.visible("Next: " + $0) }
  }

  private static func text(_ summary: GallerySummary) -> String? {
    let causes = ProblemOrigins(summary.missing)
    let errors = summary.diagnostics.filter { $0.severity == .error }
    let own = errors.filter { causes.origin(of: $0).isOwn }
    if let first = own.first(where: { $0.fault != .vitrine }) {
      let position = Report.position(of: first).map { " at \($0)" } ?? ""
      let verb = [.widget, .design].contains(first.fault) ? "mend" : "see to"
      return "\(verb) \(first.rule)\(position)"
        + (own.count > 1 ? ", the first of \(Report.count(own.count, "error"))." : ".")
    }
    if let first = own.first { return "report \(first.rule), which is a fault of Vitrine's." }
    guard let item = lacking(summary.missing, errors) else { return nil }
    let widgets = item.widgets.isEmpty ? "" : ", for \(Report.count(item.widgets.count, "widget"))"
    return "give the \(item.kind.rawValue) \(item.name)\(widgets). \(item.remedy)"
  }

  /// What is missing and would help most: packages before modules, as they hold them, and those
  /// before names, as they hold these; a name only if a picture fails for it.
  private static func lacking(_ missing: [MissingItem], _ errors: [Diagnostic]) -> MissingItem? {
    let failing = Set(errors.compactMap(\.subject))
    for kind in [MissingItem.Kind.package, .module] {
      let items = missing.filter { $0.kind == kind && (!$0.widgets.isEmpty || kind == .package) }
      if let most = items.max(by: { $0.widgets.count < $1.widgets.count }) { return most }
    }
    return MissingLines.ranked(missing).first { failing.contains($0.name) }
  }
}

extension ProblemOrigins.Origin {
  /// Whether it is for the user to mend: what the code names and neither it nor a module of
  /// others declares is, too, if it is a picture or another resource.
  var isOwn: Bool {
    switch self {
    case .own, .missing(.resource), .missing(.symbol): true
    case .missing, .consequence: false
    }
  }
}
