import Foundation
import TestSupport
import Testing

@testable import SourcePreparing

@Suite struct StringSymbolsTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.1", "strings": {
      "welcome.title": {"extractionState": "manual"},
      "Seen in code": {},
      "don't.OPEN": {"extractionState": "manual"},
      "minutes %lld %@": {"extractionState": "manual"},
      "friends": {"extractionState": "manual", "localizations": {"en": {"stringUnit":
        {"state": "new", "value": "%(count)lld friends of %2$(name)@, 100%%"}}}},
      "cups": {"extractionState": "manual", "localizations": {"en": {"variations": {"plural":
        {"one": {"stringUnit": {"value": "%lf cup"}},
         "other": {"stringUnit": {"value": "%lf cups"}}}}}}},
      "sets": {"extractionState": "manual", "localizations": {"en": {
        "stringUnit": {"value": "%#@sets_done@"}, "substitutions":
        {"sets_done": {"argNum": 1, "formatSpecifier": "lld"}}}}},
      "welcome title": {"extractionState": "manual"}
    }}
    """

  private static let file = """
    import Foundation
    import FoundationAdditions

    nonisolated extension LocalizedStringResource {
      nonisolated enum SettingsPage {
        static var back: LocalizedStringResource { \
    LocalizedStringResource("back", table: "settings-page") }
      }
    }

    """

  private func text(
    _ files: [String: String], _ members: Set<FileFacts.ExtensionMember> = []
  ) throws -> String? {
    let folder = try TemporaryFolder(files)
    let urls = files.keys.map { folder.url.appendingPathComponent($0) }
    return StringSymbols(urls, members: members).text
  }

  @Test func writesSymbolsOfKeysWrittenByHand() throws {
    let text = try #require(try text(["Localizable.xcstrings": Self.catalog]))
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("static") }
    #expect(
      lines == [
        #"static func cups(_ arg1: Double) -> LocalizedStringResource "#
          + #"{ LocalizedStringResource("cups", defaultValue: "\(arg1, specifier: "%lf")", "#
          + #"table: "Localizable") }"#,
        #"static var dontOPEN: LocalizedStringResource "#
          + #"{ LocalizedStringResource("don't.OPEN", table: "Localizable") }"#,
        #"static func friends(count: Int, name: String) -> LocalizedStringResource "#
          + #"{ LocalizedStringResource("friends", defaultValue: "#
          + #""\(count, specifier: "%lld")\(name)", table: "Localizable") }"#,
        #"static func minutes(_ arg1: Int, _ arg2: String) -> LocalizedStringResource "#
          + #"{ LocalizedStringResource("minutes %lld %@", defaultValue: "#
          + #""\(arg1, specifier: "%lld")\(arg2)", table: "Localizable") }"#,
        #"static func sets(setsDone: Int) -> LocalizedStringResource "#
          + #"{ LocalizedStringResource("sets", defaultValue: "#
          + #""\(setsDone, specifier: "%lld")", table: "Localizable") }"#,
        #"static var welcomeTitle: LocalizedStringResource "#
          + #"{ LocalizedStringResource("welcome title", table: "Localizable") }"#,
      ])
  }

  @Test func otherTablesAreNamespaces() throws {
    let page = "{\"strings\": {\"back\": {\"extractionState\": \"manual\"}}}"
    #expect(try text(["settings-page.xcstrings": page, "InfoPlist.xcstrings": page]) == Self.file)
  }

  @Test func leavesOutWhatTheProgramDeclaresAndBrokenCatalogs() throws {
    let page = "{\"strings\": {\"back\": {\"extractionState\": \"manual\"}}}"
    let own: Set = [FileFacts.ExtensionMember(type: "LocalizedStringResource", name: "back")]
    #expect(try text(["Localizable.xcstrings": page], own) == nil)
    #expect(try text(["Localizable.xcstrings": "{"]) == nil)
  }
}
