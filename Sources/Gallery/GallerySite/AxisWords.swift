import CatalogueManifest

/// What pages read from axes: words for values, and what style sheets know of them.
struct AxisWords: Sendable {
  let axes: [ManifestAxis]

  init(_ axes: [ManifestAxis]) { self.axes = axes }

  private func value(_ name: String?, on axis: String) -> ManifestAxis.Value? {
    axes.first { $0.name == axis }?.values.first { $0.name == name }
  }

  /// A value's name for people, where the axis knows one.
  func title(of name: String, on axis: String) -> String { value(name, on: axis)?.title ?? name }

  /// The titles of some values, in the order of their axis.
  func titles(of names: Set<String>, on axis: String) -> [String] {
    let known = axes.first { $0.name == axis }?.values.map(\.name) ?? []
    let others = names.subtracting(known).sorted()
    return (known.filter(names.contains) + others).map { title(of: $0, on: axis) }
  }

  /// What style sheets know of a value; empty for nothing.
  func trait(of name: String?, on axis: String) -> String { value(name, on: axis)?.trait ?? "" }

  /// Whether pictures of a family have a card to cast a shadow.
  func isCard(_ family: String) -> Bool { value(family, on: "family")?.ground != .wallpaper }
}
