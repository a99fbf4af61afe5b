import ProjectReader

/// Which names the code of some projects still writes.
struct UsedNames {
  private let texts: [[UInt8]]

  init(_ projects: [WidgetProject]) {
    texts = projects.flatMap { $0.files + $0.modules.flatMap(\.files) }.map(\.prepared)
  }

  /// Whether a name is written anywhere: `noSuchModifier` of `Text.noSuchModifier`. Without code to
  /// look at every name may be.
  func contains(_ name: String) -> Bool {
    let word = Array((name.split { ".@#(".contains($0) }.last ?? "").utf8)
    return texts.isEmpty || texts.contains { $0.contains(word) }
  }
}
