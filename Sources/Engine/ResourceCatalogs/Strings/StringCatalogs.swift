package import DiagnosticRecords

/// The translated strings of a target: `.strings`, `.stringsdict` and `.xcstrings`.
package struct StringCatalogs: Sendable {
  /// Everything wrong that was met while reading, in the order of the files.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// The language of the source code, the last one that is asked.
  package private(set) var developmentLanguage: String
  /// The device that strings vary by: `iphone`, `ipad`, `applewatch`, `mac`.
  package var device = "iphone"
  /// What is done to strings, found or not, before they are shown.
  package var form = StringForm.plain

  /// Values by normal language tag, table and key. Before tables of modules stand their bundles.
  var values: [String: [String: [String: StringValue]]] = [:]
  /// Languages as they are written in the files, by normal tag.
  var spellings: [String: String] = [:]
  private var chains = LanguageChains()
  /// The bundles of modules, in the order in which they are asked.
  private var bundles: [String] = []

  /// No strings at all.
  package init(developmentLanguage: String = "en") {
    self.developmentLanguage = developmentLanguage
  }

  /// Reads string files, `.lproj` folders and folders that hold either.
  ///
  /// - Parameter modules: those of modules with bundles of their own, by the bundles' names. They
  ///   are asked in this order where no bundle is named and the program's own have no such key.
  package init(
    reading paths: [String], modules: [(bundle: String, paths: [String])] = [],
    developmentLanguage: String = "en"
  ) {
    var reader = StringCatalogsReader(developmentLanguage: developmentLanguage)
    for path in paths { reader.read(path) }
    for module in modules {
      reader.bundle = module.bundle
      for path in module.paths { reader.read(path) }
    }
    self = reader.catalogs
    bundles = modules.map(\.bundle)
  }

  /// The languages with at least one string, sorted; `Base` is none.
  package var languages: [String] {
    spellings.filter { $0.key != "base" }.values.sorted()
  }

  /// The language that an app with these strings is shown in to a person of a locale: the nearest
  /// it is translated into, or the one it is developed in.
  package func language(for locale: String) -> String {
    let known = LanguageTag.chain(locale).first { $0 != "base" && spellings[$0] != nil }
    return known.flatMap { spellings[$0] } ?? developmentLanguage
  }

  /// The text for a key, or nil if no language in the chain has it (then show the key).
  ///
  /// The chain is the exact locale, ever more general ones, the development language. `numbers` are
  /// the arguments to be formatted in, nil for those that are no numbers; they choose the plural.
  /// Format specifiers stay in the answer; they are positional where substitutions were filled.
  ///
  /// - Parameter standard: What is shown if no language has the key, where that is not the key;
  ///   the answer in forms other than the plain one.
  package func lookup(
    _ key: String, table: String? = nil, locale: String, numbers: [Double?] = [],
    standard: String? = nil
  ) -> String? {
    let found = found(key, table: table, locale: locale, numbers: numbers)
    return form == .plain ? found : form.applied(to: found ?? standard ?? key)
  }

  private func found(
    _ key: String, table: String?, locale: String, numbers: [Double?]
  ) -> String? {
    if values.isEmpty { return nil }
    for table in tables(table ?? "Localizable") {
      for language in chain(locale) {
        guard let value = values[language]?[table]?[key] else { continue }
        let rules = language == "base" ? developmentLanguage : language
        let choice = StringChoice(numbers: numbers, language: rules, device: device)
        if let text = choice.text(of: value) { return text }
      }
    }
    return nil
  }

  /// Tables in the order in which they are asked: the one that is named, the program's own of that
  /// name, and those of modules.
  private func tables(_ wish: String) -> [String] {
    let asked = BundledName(wish)
    let own = asked.bundle == nil ? [wish] : [wish, asked.name]
    return own + bundles.map { $0 + "/" + asked.name }
  }

  /// Languages in the order in which they are asked.
  private func chain(_ locale: String) -> [String] {
    chains.chain(locale) {
      LanguageTag.chain(locale) + LanguageTag.chain(developmentLanguage) + ["base"]
    }
  }
}
