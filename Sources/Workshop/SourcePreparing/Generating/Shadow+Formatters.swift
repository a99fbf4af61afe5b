extension Shadow {
  /// Formatter classes that begin with the gallery's locale and zone. They are the same in all
  /// modules, as declarations of one may name them to another.
  static let formatters: [Shadow] = ["DateFormatter", "NumberFormatter"].map { name in
    Shadow(
      type: nil, name: name,
      code: "public typealias \(name) = \(GeneratedSources.additionsModule).Vitrine\(name)")
  }
}
