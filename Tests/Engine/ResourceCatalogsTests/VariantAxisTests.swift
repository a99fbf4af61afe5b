import ResourceCatalogs
import Testing

/// The words for the axes of variants.
struct VariantAxisTests {
  @Test func everyShippedAxisReadsInOrder() throws {
    let axes = try VariantAxis.all()
    #expect(axes.prefix(4).map(\.id) == ["family", "mode", "scheme", "state"])
    #expect(axes[2].values.map(\.id) == ["light", "dark"])
  }

  @Test func everyFamilyOfADeviceHasAName() throws {
    let named = try #require(try VariantAxis.all().first { $0.id == "family" }).values.map(\.id)
    for id in ThemeFolder.standard.names(in: "devices") {
      for family in try Device.load(id).families {
        #expect(named.contains(family.name), "\(family.name) of \(id)")
      }
    }
  }

  /// Axis, word, the value that is meant.
  private static let words: [(String, String, String?)] = [
    ("scheme", "DARK", "dark"), ("scheme", "drak", nil),
    ("family", "extra-LARGE", "systemExtraLarge"),
    ("typeSize", "AX3", "accessibility3"), ("locale", "de_DE", "de_DE"),
    ("locale", "PSEUDO", "pseudo"), ("locale", "pseudo-rtl", "pseudoRTL"),
    ("locale", "Klingon", nil), ("locale", "", nil), ("device", "IPhone-SE", "iphone-se"),
    ("device", "nokia", nil), ("scheme", "de_DE", nil),
  ]

  @Test(arguments: words)
  func aWordMeansAValueInAnySpelling(axis: String, word: String, value: String?) throws {
    #expect(try VariantAxis.load(axis).value(word) == value)
  }

  @Test func spellingsAndOptionsBelongToOne() throws {
    let axes = try VariantAxis.all()
    for axis in axes {
      let words = axis.listed + axis.values.flatMap { $0.aliases ?? [] }
      #expect(Set(words.map { $0.lowercased() }).count == words.count, "\(axis.id)")
    }
    let options = axes.flatMap(\.options)
    #expect(Set(options).count == options.count && options.allSatisfy { $0.hasPrefix("--") })
  }

  @Test func aWordThatIsNoValueIsRefusedWithThoseThatAre() throws {
    let refusal = try VariantAxis.load("scheme").refusal(of: "drak")
    #expect(refusal == "Did you mean dark? Known: light, dark.")
  }

  @Test func aFileWithoutValuesIsRefused() {
    let folder = TemporaryFolder()
    folder.write(
      #"{"name": "X", "order": 1, "options": ["--x"], "help": "x"}"#, to: "variants/x.json")
    #expect(throws: ThemeError.self) {
      try VariantAxis.all(in: ThemeFolder(path: folder.path))
    }
  }
}
