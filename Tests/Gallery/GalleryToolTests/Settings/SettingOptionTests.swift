import Testing
import WidgetSettings

@testable import GalleryTool

/// Settings on the command line.
struct SettingOptionTests {
  private func values(_ words: String...) throws -> SettingValues {
    try SettingValues(Arguments(words, options: CommandOption.settings, command: "test"))
  }

  @Test func `Words become values of their type; the last one counts, lists are joined`() throws {
    let values = try values(
      "--memory-limit", "8", "--memory-limit=9.5", "-j", "2", "--target", "A, B", "-t=C",
      "--no-sandbox", "--timezone=Asia/Tokyo", "--platform", "macos",
      "--date=2027-01-31T10:00:00+01:00")
    #expect(values[.memoryLimit] == 9.5 && values[.jobs] == 2 && values[.noSandbox])
    #expect(values[.targets] == ["A", "B", "C"] && values[.timeZone] == "Asia/Tokyo")
    #expect(values[.platform] == .macOS && values[.date].instant == "2027-01-31T09:00:00Z")
    #expect(!values.has(.quiet) && !values.has(.locale))
  }

  /// A word, and what its refusal says.
  private static let refused: [(String, String, String)] = [
    ("--locale=xx", "xx", "Expected: a language and region, e.g. de_DE."),
    ("--date=tomorrow", "tomorrow", "Expected: an instant, e.g. 2027-01-31T08:00:00Z."),
    ("--memory-limit=0", "0", "Expected: a number of megabytes above 0."),
    ("--entries=many", "many", "Expected: a number from 1."),
    ("--jobs=1.5", "1.5", "Expected: a number from 1."),
    ("--platform=amiga", "amiga", "Expected: iOS, watchOS, macOS, visionOS or tvOS."),
    ("--device=nokia", "nokia", "There is no such device"),
    ("--system=ios3", "ios3", "There is no such system; there are: ios18, ios26."),
    ("--schemes=light,drak", "drak", "Did you mean dark? Known: light, dark."),
    ("--type-size=ax9", "ax9", "Known: xSmall, small"),
  ]

  @Test(arguments: refused)
  func `A word of another form is refused with what is expected`(
    word: String, given: String, hint: String
  ) {
    do {
      _ = try values(word)
      Issue.record("It was taken.")
    } catch {
      let text = "\(error)"
      #expect(text.contains("cannot be \u{201C}\(given)\u{201D}") && text.contains(hint))
    }
  }

  @Test func `An option that is a key leads to vitrine json`() {
    do {
      _ = try values("--swift-language-mode=6")
      Issue.record("It was taken.")
    } catch {
      #expect("\(error)".contains("`swiftLanguageMode` is said in vitrine.json"))
    }
  }

  @Test func `Listing understands what concerns reading, rendering understands all`() {
    let names = CommandOption.listSettings.map(\.name)
    #expect(names.contains("--target") && !names.contains("--memory-limit"))
    #expect(Set(names).isSubset(of: Command.list.options.map(\.name)))
    let all = CommandOption.settings.map(\.name)
    for command in [Command.build, .serve, .record, .verify] {
      #expect(Set(all).isSubset(of: command.options.map(\.name)))
    }
  }
}
