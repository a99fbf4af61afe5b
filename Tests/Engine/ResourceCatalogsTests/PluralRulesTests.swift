import ResourceCatalogs
import Testing

/// Plural categories of numbers in many languages.
struct PluralRulesTests {
  static let samples: [(String, String)] = [
    ("en", "0other 1one 2other 1.5other"), ("de_AT", "0other 1one 5other"),
    ("fr", "0one 1one 1.5one 2other 1000000many"), ("es", "1one 2other 1000000many"),
    ("it", "1one 1.5other 3000000many"), ("pt-BR", "0one 1one 2other"),
    ("pt-PT", "0other 1one 2other"), ("nl", "1one 2other"), ("sv", "1one 2other"),
    ("da", "1one 1.5one 2other"), ("nb", "1one 1.5other"), ("fi", "1one 2other"),
    ("ja", "0other 1other"), ("zh-Hans", "1other"), ("ko", "1other"),
    ("ru", "1one 2few 5many 11many 21one 22few 25many 1.5other 0many"),
    ("uk", "1one 3few 14many 101one"), ("pl", "1one 2few 5many 12many 21many 22few 0.5other"),
    ("cs", "1one 3few 5other 1.5many"), ("ar", "0zero 1one 2two 3few 11many 100other 103few"),
    ("he", "1one 2two 3other 0.5one"), ("tr", "1one 2other"), ("lt", "1one 2few 11other 21one"),
    ("lv", "0zero 1one 11zero 21one 2other"), ("ro", "1one 0few 19few 20other"),
    ("sl", "1one 2two 3few 5other 101one"), ("hr", "1one 2few 5other 21one"),
    ("cy", "0zero 1one 2two 3few 6many 7other"), ("xx", "1other"), ("en", "-1one infother"),
  ]

  @Test(arguments: samples)
  func aNumberTakesItsLanguagesCategory(language: String, samples: String) throws {
    var wrong: [String] = []
    for sample in samples.split(separator: " ") {
      let digits = sample.hasPrefix("inf") ? "inf" : sample.prefix { !$0.isLetter }
      let number = try #require(Double(digits))
      let category = PluralRules.standard.category(of: number, in: language)
      if category.rawValue != sample.dropFirst(digits.count) {
        wrong.append("\(digits): \(category.rawValue)")
      }
    }
    #expect(wrong == [])
  }

  @Test(arguments: [
    ("{\"one\": \"q = 1\"}", "rules.one"), ("{\"one\": \"n 1\"}", "rules.one"),
    ("{\"one\": \"n % 0 = 1\"}", "rules.one"), ("{\"one\": \"n = 3..1\"}", "rules.one"),
    ("{\"some\": \"n = 1\"}", "rules"), ("{\"one\": \"\"}", "rules.one"),
  ])
  func aBrokenRuleNamesItsKeyPath(rules: String, keyPath: String) {
    let folder = TemporaryFolder()
    folder.write(
      "{\"source\": \"x\", \"groups\": [{\"languages\": [\"en\"], \"rules\": \(rules)}]}",
      to: "plurals/cardinal.json")
    let error = #expect(throws: ThemeError.self) {
      try PluralRules(folder: ThemeFolder(path: folder.path))
    }
    #expect(error?.keyPath == "groups.[0].\(keyPath)")
  }
}
