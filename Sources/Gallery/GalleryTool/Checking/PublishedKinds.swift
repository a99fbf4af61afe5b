import CatalogueManifest
import DiagnosticRecords

extension Rule {
  static let kindRemoved = Rule(
    "kind-removed", fault: .design, .warning, "A kind of widget is gone that was published",
    why: "Whoever has it on a screen is left with an empty one; kinds cannot be taken back.",
    remedy: "Keep the kind, or leave a widget of it that says what has become of it.")
}

/// The kinds of a gallery that was published, to be compared with those of today.
struct PublishedKinds {
  /// What the gallery says of itself.
  let manifest: Manifest

  /// Those that programs no longer have, which are there in both.
  func removed(in current: Manifest) -> [Diagnostic] {
    let bundles = Set(current.bundles.map(\.id))
    let kinds = Dictionary(grouping: current.widgets, by: \.bundle).mapValues {
      Set($0.map(\.kind))
    }
    return manifest.widgets.filter { widget in
      widget.configuration != .preview && bundles.contains(widget.bundle)
        && kinds[widget.bundle]?.contains(widget.kind) != true
    }.map { widget in
      Diagnostic(
        .kindRemoved, "The kind “\(widget.kind)” (\(widget.name)) was published and is gone.",
        hint: Rule.kindRemoved.remedy, subject: widget.kind)
    }
  }
}
