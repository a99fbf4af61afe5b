/// What a run was asked to render. A snapshot outside of it says nothing about that run.
package struct SnapshotScope: Sendable {
  /// Whether a widget of that id was asked for.
  package var includesWidget: @Sendable (String) -> Bool
  /// Families asked for; empty for all.
  package var families: [String]
  /// Values asked for by axis; an axis not named is drawn in full.
  package var values: [String: [String]]
  /// The value that is meant where a snapshot names none, by axis.
  package var usual: [String: String]
  /// Ids of widgets that were not drawn to the end.
  package var failedWidgets: Set<String>
  /// Ids of bundles that did not compile.
  package var failedBundles: Set<String>

  package init(
    includesWidget: @escaping @Sendable (String) -> Bool = { _ in true },
    families: [String] = [], values: [String: [String]] = [:], usual: [String: String] = [:],
    failedWidgets: Set<String> = [], failedBundles: Set<String> = []
  ) {
    self.includesWidget = includesWidget
    (self.families, self.values, self.usual) = (families, values, usual)
    (self.failedWidgets, self.failedBundles) = (failedWidgets, failedBundles)
  }

  /// Whether the run was asked about a family.
  package func asks(_ family: String) -> Bool { families.isEmpty || families.contains(family) }

  /// Whether the run should have rendered it.
  package func includes(_ snapshot: Snapshot) -> Bool {
    guard includesWidget(snapshot.widget) else { return false }
    guard families.isEmpty || families.contains(snapshot.family) else { return false }
    return values.allSatisfy { axis, wanted in
      (snapshot.variant[axis] ?? usual[axis]).map(wanted.contains) ?? true
    }
  }

  /// Whether it could not be rendered, so that its absence means nothing.
  package func failed(_ snapshot: Snapshot) -> Bool {
    failedWidgets.contains(snapshot.widget) || failedBundles.contains(snapshot.bundle)
  }
}
