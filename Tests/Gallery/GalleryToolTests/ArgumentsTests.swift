import Testing

@testable import GalleryTool

/// The words of a command line.
struct ArgumentsTests {
  static let output = CommandOption("--output", "-o", value: "DIR", does: "")
  static let list = CommandOption("--list", value: "LIST", does: "")
  static let words = CommandOption("--words", value: "TEXT", mayBeEmpty: true, does: "")
  static let quiet = CommandOption("--quiet", "-q", does: "")

  /// Words → inputs, output, list, quiet.
  static let good: [([String], String)] = [
    ([], "[] - - false"),
    (["a", "b"], "[a b] - - false"),
    (["a", "-o", "x", "b"], "[a b] x - false"),
    (["--output=x=y", "a"], "[a] x=y - false"),
    (["-o", "x", "--output", "y"], "[] y - false"),
    (["--words=", "a"], "[a] - - false"),
    (["--output=-x"], "[] -x - false"),
    (["-o", "-"], "[] - - false"),
    (["--list", "a, b,c", "--list=d"], "[] - a|b|c|d false"),
    (["-q", "--", "-o", "--quiet"], "[-o --quiet] - - true"),
    (["-"], "[-] - - false"),
  ]

  @Test("Inputs and options may stand in any order and spelling", arguments: good)
  func reads(_ words: [String], _ expected: String) throws {
    let found = try Arguments(
      words, options: [Self.output, Self.list, Self.words, Self.quiet], command: "test")
    #expect(found.text(Self.words) == nil)
    let list = found.list(Self.list)?.joined(separator: "|") ?? "-"
    let text =
      "[\(found.inputs.joined(separator: " "))] \(found.text(Self.output) ?? "-") "
      + "\(list) \(found.has(Self.quiet))"
    #expect(text == expected)
  }

  static let bad: [([String], String)] = [
    (["--outptu", "x"], "Did you mean --output?"),
    (["-x"], "See: vitrine help test"),
    (["--output"], "A value that begins with a hyphen"),
    (["--output", "--quiet"], "A value that begins with a hyphen"),
    (["--quiet=yes"], "takes no value"), (["--output="], "--output is given nothing"),
    (["--output", " "], "Leave it out"), (["--output", ","], "is given nothing"),
    (["a", ""], "an input of test is empty"), (["--", ""], "Is a variable of the shell not set?"),
  ]

  @Test("What makes no sense is named, with a way out", arguments: bad)
  func refuses(_ words: [String], _ expected: String) {
    let error = #expect(throws: UsageError.self) {
      try Arguments(words, options: [Self.output, Self.quiet], command: "test")
    }
    #expect(error.map { "\($0)".contains(expected) } == true)
  }

  static let filters: [([String], String, Bool)] = [
    ([], "Weather", true), (["weath"], "Hourly Weather", true),
    (["x", "WEATHER"], "Weather", true),
    (["hour*er"], "Hourly Weather", true), (["er*hour"], "Hourly Weather", false),
    (["*"], "Weather", true), (["day"], "Weather", false),
    (["clock"], "Weather", false), (["clocks/"], "Weather", true), (["a"], "", true),
  ]

  @Test("A filter finds a part of a name", arguments: filters)
  func findsNames(_ patterns: [String], _ name: String, _ expected: Bool) {
    #expect(WidgetFilter(patterns).matches(id: "Clocks/a", names: [name]) == expected)
  }
}
