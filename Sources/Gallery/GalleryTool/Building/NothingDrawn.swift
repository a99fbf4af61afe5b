import CatalogueManifest
import DiagnosticRecords

/// What to say of a run that has drawn nothing at all: it never ends well without words.
enum NothingDrawn {
  /// Nil if there are pictures, or if an error says already why there are none.
  ///
  /// - Parameter shard: the part of the widgets that was asked for; it may be empty.
  static func diagnostic(
    _ manifest: Manifest, _ filter: WidgetFilter, shard: Shard? = nil
  ) -> Diagnostic? {
    guard manifest.renders.isEmpty, ExitCode.of(manifest.diagnostics) == .success,
      !manifest.widgets.contains(where: \.failed)
    else { return nil }
    guard let first = manifest.widgets.first else {
      return shard.map(ofPart) ?? nothingMatched(filter)
    }
    let name = first.name.isEmpty ? first.id : first.name
    let count = manifest.widgets.count
    let subject = count == 1 ? "\(name) was found" : "\(count) widgets were found, such as \(name)"
    let reasons = manifest.diagnostics.filter { diagnostic in
      diagnostic.render.map { render in manifest.widgets.contains { $0.id == render } } ?? false
    }.map(\.message)
    let found = reasons.first.map { [$0] } ?? []
    return Diagnostic(
      .nothingRendered, "\(subject), and no picture was drawn.",
      hint: (found + [Rule.nothingRendered.remedy]).joined(separator: " "))
  }

  /// No widget is left.
  static func nothingMatched(_ filter: WidgetFilter) -> Diagnostic {
    let patterns = filter.patterns
    if patterns.isEmpty {
      return Diagnostic(
        .nothingMatched, "The programs were built, but have no widgets.",
        hint: "Is the body of the WidgetBundle empty for this platform?")
    }
    return Diagnostic(
      .nothingMatched,
      "No widget's name, kind or id contains \(patterns.joined(separator: " or ")).",
      hint: "vitrine list INPUT shows them all.")
  }

  private static func ofPart(_ shard: Shard) -> Diagnostic {
    Diagnostic(
      .nothingMatched, as: .warning,
      "The part \(shard.number)/\(shard.count) has no widgets: there are fewer than parts.",
      hint: "The other parts have them all.")
  }
}

extension Rule {
  static let nothingMatched = Rule(
    "nothing-matched", fault: .nothing, .error, "No widget matches",
    why: "The programs were built, but nothing of them is to be drawn.",
    remedy: "Check --filter, and whether the body of the WidgetBundle is empty for this "
      + "platform; vitrine list INPUT shows all widgets.")
  static let nothingRendered = Rule(
    "nothing-rendered", fault: .nothing, .error, "Widgets were found, and no picture was drawn",
    why: "A gallery without pictures is no answer.",
    remedy: "Check --families and what else narrows down what is drawn; a Live Activity needs a "
      + "content state, such as that of a #Preview.")
}
