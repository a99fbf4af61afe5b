import CatalogueManifest

/// What pages call each widget, and the words beside its name that tell it from others.
///
/// A name that is a type's is written as words; a preview is named by the widget that it shows.
struct WidgetTitles: Sendable {
  /// A widget's name and where it belongs, e.g. “Preview 1” and “City”.
  struct Title: Hashable, Sendable {
    var name: String
    var context: String
  }

  private var titles: [String: Title] = [:]

  init(_ manifest: Manifest) {
    let widgets = Dictionary(manifest.widgets.map { ($0.id, $0) }) { first, _ in first }
    var bundles: [String: String] = [:]
    for bundle in manifest.bundles where manifest.bundles.count > 1 {
      for widget in bundle.widgets { bundles[widget] = bundle.title }
    }
    var taken: [Title: Int] = [:]
    for widget in manifest.widgets {
      let owner = Self.owner(of: widget).flatMap { widgets[$0] }
      let bundle = bundles[widget.id] ?? ""
      var title = Title(
        name: Self.name(of: widget), context: owner.map(Self.name) ?? bundle)
      if taken[title] != nil, let file = widget.source?.file.split(separator: "/").last {
        title.context = [title.context, String(file.prefix { $0 != "." })]
          .filter { !$0.isEmpty }.joined(separator: ", ")
      }
      let count = (taken[title] ?? 0) + 1
      taken[title] = count
      if count > 1 { title.name += " \(count)" }
      titles[widget.id] = title
    }
  }

  subscript(id: String) -> Title { titles[id] ?? Title(name: id, context: "") }

  /// The id of the widget that a preview shows, which begins the preview's own.
  private static func owner(of widget: Widget) -> String? {
    guard widget.configuration == .preview, let cut = widget.id.firstRange(of: "-preview-") else {
      return nil
    }
    return String(widget.id[..<cut.lowerBound])
  }

  private static func name(of widget: Widget) -> String {
    let given = widget.name.isEmpty ? widget.id : widget.name
    if widget.configuration == .preview, let number = given.firstMatch(of: #/ preview (\d+)$/#) {
      return "Preview \(number.output.1)"
    }
    // What its author called it stays as it is: “GitHub” is no type.
    let isMadeUp = [widget.kind, widget.id].contains { $0 == given || $0.hasSuffix("/" + given) }
    return isMadeUp ? words(ofType: given) ?? given : given
  }

  /// The words of a type's name such as `LiveMatchAttributes` or `com.example.RainWidget`; nothing
  /// for what is written for people.
  static func words(ofType name: String) -> String? {
    let last = name.split { $0 == "." || $0 == "/" }.last.map(String.init) ?? name
    let isType = last.wholeMatch(of: #/[A-Z][A-Za-z0-9]*[a-z0-9][A-Z][A-Za-z0-9]*/#) != nil
    guard isType || (last != name && name.wholeMatch(of: #/[\w.\/-]+/#) != nil) else { return nil }
    var stem = last
    for ending in ["Attributes", "Widget"] where stem.hasSuffix(ending) && stem != ending {
      stem.removeLast(ending.count)
    }
    let words = stem.replacing(#/([a-z0-9])([A-Z])/#) { "\($0.output.1) \($0.output.2)" }
    return words.replacing(#/([A-Z])([A-Z][a-z])/#) { "\($0.output.1) \($0.output.2)" }
  }
}
