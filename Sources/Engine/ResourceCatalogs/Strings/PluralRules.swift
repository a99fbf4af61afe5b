/// Which plural a number takes in which language; data is in `themes/plurals/cardinal.json`.
package struct PluralRules: Sendable {
  /// The rules of the themes folder in use; without a readable file everything is `other`.
  package static let standard = (try? PluralRules(folder: .standard)) ?? PluralRules()

  /// Conditions by language, in the order in which they are tried.
  private var rules: [String: [(category: PluralCategory, condition: PluralCondition)]] = [:]

  private init() {}

  /// Reads the rules of a themes folder.
  package init(folder: ThemeFolder) throws(ThemeError) {
    let file = "plurals/cardinal.json"
    let record = try folder.decode(PluralRecord.self, from: file)
    for (index, group) in record.groups.enumerated() {
      var list: [(category: PluralCategory, condition: PluralCondition)] = []
      for name in group.rules.keys.sorted() where PluralCategory(rawValue: name) == nil {
        throw ThemeError(
          file: file, keyPath: "groups.[\(index)].rules", problem: "“\(name)” is no category.")
      }
      for category in PluralCategory.allCases {
        guard let text = group.rules[category.rawValue] else { continue }
        guard let condition = PluralCondition(text) else {
          throw ThemeError(
            file: file, keyPath: "groups.[\(index)].rules.\(category.rawValue)",
            problem: "“\(text)” is no condition in CLDR's notation.")
        }
        list.append((category, condition))
      }
      for language in group.languages { rules[language.lowercased()] = list }
    }
  }

  /// Whether a language has rules of its own here.
  package func knows(_ language: String) -> Bool {
    LanguageTag.chain(language).contains { rules[$0] != nil }
  }

  /// The category of a number; `other` for languages without rules.
  package func category(of number: Double, in language: String) -> PluralCategory {
    guard number.isFinite else { return .other }
    let operands = PluralOperands(number)
    for tag in LanguageTag.chain(language) {
      guard let list = rules[tag] else { continue }
      return list.first { $0.condition.holds(for: operands) }?.category ?? .other
    }
    return .other
  }
}

/// The shape of `themes/plurals/cardinal.json`.
private struct PluralRecord: Decodable {
  struct Group: Decodable {
    var languages: [String]
    var rules: [String: String]
  }

  var source: String
  var groups: [Group]
}
