import DiagnosticRecords
import ResourceCatalogs
import Testing

/// Strings in every format and language.
struct StringCatalogsTests {
  @Test func `a module has its own strings`() {
    let folder = TemporaryFolder()
    folder.write("\"title\" = \"App\";", to: "app/en.lproj/Localizable.strings")
    folder.write(
      "\"title\" = \"Kit\"; \"only\" = \"Own\";", to: "kit/en.lproj/Localizable.strings")
    folder.write("\"title\" = \"Werkzeug\";", to: "kit/de.lproj/Localizable.strings")
    folder.write("\"only\" = \"Other\";", to: "more/en.lproj/Localizable.strings")
    let strings = StringCatalogs(
      reading: [folder.path + "/app"],
      modules: [
        ("Kit_Kit.bundle", [folder.path + "/kit"]), ("More_More.bundle", [folder.path + "/more"]),
      ])
    func text(_ key: String, _ table: String? = nil, _ locale: String = "en") -> String? {
      strings.lookup(key, table: table, locale: locale)
    }
    #expect(text("title") == "App" && text("title", nil, "de") == "App")
    #expect(text("title", "Kit_Kit.bundle/Localizable") == "Kit")
    #expect(text("title", "Kit_Kit.bundle/Localizable", "de") == "Werkzeug")
    #expect(text("only", "More_More.bundle/Localizable") == "Other")
    // Where nobody says which is meant, and where the one that is meant has none.
    #expect(text("only") == "Own" && text("only", "Odd.bundle/Localizable") == "Own")
    #expect(text("title", "More_More.bundle/Localizable") == "App")
    #expect(strings.languages == ["de", "en"])
  }

  private static func fill(_ folder: TemporaryFolder) -> StringCatalogs {
    folder.write(
      """
      /* Greeting */
      "hello" = "Hallo";  // a comment
      "quote" = "Sag \\"ja\\"\\n\\U00e4\\ud83d\\ude00";
      bare.word = "Wort";
      "itself";
      """, to: "de.lproj/Localizable.strings")
    let wide = Array("\"hello\" = \"Grüezi\";".utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    folder.write([0xFF, 0xFE] + wide, to: "de-CH.lproj/Localizable.strings")
    folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>hello</key><string>你好</string></dict></plist>
      """, to: "zh-Hans.lproj/Localizable.strings")
    folder.write(
      "\"hello\" = \"Hello\"; \"only\" = \"English\";", to: "en.lproj/Localizable.strings")
    folder.write("\"hello\" = \"Hi from the table\";", to: "en.lproj/Other.strings")
    folder.write(
      """
      <plist version="1.0"><dict><key>%d files in %d folders</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
      <key>files</key><dict><key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>
      <string>d</string><key>zero</key><string>no files</string>
      <key>one</key><string>a file</string><key>other</key><string>%d files</string></dict>
      <key>folders</key><dict><key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>one folder</string><key>other</key><string>%d folders</string></dict>
      </dict></dict></plist>
      """, to: "en.lproj/Localizable.stringsdict")
    folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "plain": {},
        "%lld birds": {"localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld bird"}},
            "other": {"stringUnit": {"value": "%lld birds"}}}}},
          "pl": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld ptak"}},
            "few": {"stringUnit": {"value": "%lld ptaki"}},
            "many": {"stringUnit": {"value": "%lld ptaków"}},
            "other": {"stringUnit": {"value": "%lld ptaka"}}}}}}},
        "Tap": {"localizations": {"en": {"variations": {"device": {
          "mac": {"stringUnit": {"value": "Click"}},
          "other": {"stringUnit": {"value": "Touch"}}}}}}},
        "%@ has %lld": {"localizations": {"en": {
          "stringUnit": {"value": "%@ has %#@n@, 100%%"}, "substitutions": {"n": {"argNum": 2,
            "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "one dog"}},
              "other": {"stringUnit": {"value": "%arg dogs"}}}}}}}}},
        "new": {"localizations": {"fr": {"stringUnit": {"state": "new", "value": ""}}}}}}
      """, to: "Catalog.xcstrings")
    return StringCatalogs(reading: [folder.path])
  }

  /// Key, table, locale, numbers, device, expected text.
  static let lookups: [(String, String?, String, [Double?], String, String?)] = [
    ("hello", nil, "de_DE", [], "iphone", "Hallo"),
    ("hello", nil, "de-CH", [], "iphone", "Grüezi"),
    ("hello", nil, "zh_CN", [], "iphone", "你好"),
    ("hello", nil, "zh_TW", [], "iphone", "Hello"),
    ("hello", nil, "fr_FR", [], "iphone", "Hello"),
    ("hello", "Other", "en_GB", [], "iphone", "Hi from the table"),
    ("only", nil, "de", [], "iphone", "English"),
    ("quote", nil, "de", [], "iphone", "Sag \"ja\"\nä😀"),
    ("bare.word", nil, "de", [], "iphone", "Wort"), ("itself", nil, "de", [], "iphone", "itself"),
    ("unknown", nil, "de", [], "iphone", nil),
    ("plain", "Catalog", "en", [], "iphone", "plain"),
    ("new", "Catalog", "fr", [], "iphone", "new"),
    ("%lld birds", "Catalog", "en", [1], "iphone", "%lld bird"),
    ("%lld birds", "Catalog", "en_US", [0], "iphone", "%lld birds"),
    ("%lld birds", "Catalog", "pl", [3], "iphone", "%lld ptaki"),
    ("%lld birds", "Catalog", "pl_PL", [12], "iphone", "%lld ptaków"),
    ("%lld birds", "Catalog", "pl", [1.5], "iphone", "%lld ptaka"),
    ("Tap", "Catalog", "en", [], "mac", "Click"), ("Tap", "Catalog", "en", [], "ipad", "Touch"),
    ("%@ has %lld", "Catalog", "en", [nil, 1], "iphone", "%1$@ has one dog, 100%%"),
    ("%@ has %lld", "Catalog", "en", [nil, 5], "iphone", "%1$@ has %2$lld dogs, 100%%"),
    ("%d files in %d folders", nil, "en", [1, 2], "iphone", "a file in %2$d folders"),
    ("%d files in %d folders", nil, "en", [0, 1], "iphone", "no files in one folder"),
  ]

  @Test(arguments: lookups)
  func aKeyFindsItsText(
    key: String, table: String?, locale: String, numbers: [Double?], device: String,
    expected: String?
  ) {
    let folder = TemporaryFolder()
    var catalogs = Self.fill(folder)
    catalogs.device = device
    #expect(catalogs.lookup(key, table: table, locale: locale, numbers: numbers) == expected)
  }

  @Test(arguments: [
    ("de_AT", "de"), ("de_CH", "de-CH"), ("zh_CN", "zh-Hans"), ("zh_TW", "en"), ("ar_EG", "en"),
  ])
  func anAppIsShownInALanguageItHas(locale: String, language: String) {
    let folder = TemporaryFolder()
    #expect(Self.fill(folder).language(for: locale) == language)
  }

  @Test func languagesAreListedAsWritten() {
    let folder = TemporaryFolder()
    let catalogs = Self.fill(folder)
    #expect(catalogs.languages == ["de", "de-CH", "en", "pl", "zh-Hans"])
    #expect(catalogs.diagnostics == [])
  }

  /// File, content, line of the report.
  static let broken: [(String, String, Int?)] = [
    ("a.strings", "\"a\" = \"b\";\n\"c\" \"d\";\n\"ok\" = \"fine\";", 2),
    ("a.strings", "\"ok\" = \"fine\";\n\n\"open = 3;", 3),
    ("a.strings", "\"ok\" = \"fine\"\n\"x\" = \"y\";", 2),
    ("a.strings", "\"ok\" = \"fine\"; /* no end", 1),
    ("a.strings", "\"ok\" = \"fine\"; = ;", 1),
    ("a.strings", "<plist><dict><key>ok</key>", nil),
    ("a.stringsdict", "<plist><array/></plist>", nil),
    ("a.stringsdict", "rubbish \u{0}", nil),
    ("a.stringsdict", "<plist><dict><key>k</key><dict/></dict></plist>", nil),
    ("a.xcstrings", "{", nil), ("a.xcstrings", "[]", nil),
    ("a.xcstrings", "{\"strings\": []}", nil),
  ]

  @Test(arguments: broken)
  func aBrokenFileIsReportedWithItsLine(file: String, text: String, line: Int?) throws {
    let folder = TemporaryFolder()
    folder.write(text, to: "en.lproj/" + file)
    let catalogs = StringCatalogs(reading: [folder.path + "/en.lproj"])
    let report = try #require(catalogs.diagnostics.first)
    #expect(report.file == "en.lproj/" + file && report.line == line)
    let isReadable = text.contains("fine")
    #expect((catalogs.lookup("ok", table: "a", locale: "en") == "fine") == isReadable)
  }

  @Test func bytesThatAreNoTextAreReported() {
    let folder = TemporaryFolder()
    let path = folder.write([0x22, 0xC3, 0x28, 0x22], to: "x.strings")
    #expect(StringCatalogs(reading: [path]).diagnostics.map(\.rule) == ["broken-strings"])
  }
}
