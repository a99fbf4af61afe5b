import Foundation
import Testing

/// What may be called in one file only, or not at all.
@Suite struct CallRules {
  /// A call that is banned outside of its home.
  struct Ban: CustomTestStringConvertible, Sendable {
    let rule: String
    let pattern: String
    let folders: [String]
    /// Files, or folders, that are its home.
    let homes: [String]
    let remedy: String

    var testDescription: String { rule }
  }

  private static let ours = [
    "Sources/Engine", "Sources/Workshop", "Sources/Gallery", "Sources/Vocabulary",
  ]

  static let bans = [
    Ban(
      rule: "trigonometry", pattern: #"(?<![.\w])(sin|cos|tan|asin|acos|atan|atan2)\("#,
      folders: ours, homes: ["Sources/Engine/VectorDrawing/Geometry/Angle.swift"],
      remedy: "Ask Angle: it answers the same bits on every machine."),
    Ban(
      rule: "printing", pattern: #"(?<![.\w])(?<!func )(print|debugPrint|dump|NSLog)\("#,
      folders: ours, homes: ["Sources/Gallery/GalleryTool/Console.swift"],
      remedy: "Collect a Diagnostic; only the console prints."),
    Ban(
      rule: "clock", pattern: #"(?<!\w)(Date\(\)|Date\.now\b|Date\.init\(\)|CFAbsoluteTime\w+)"#,
      folders: ours, homes: ["Sources/Vocabulary/StandIns/Libraries/FoundationAdditions/Clock"],
      remedy: "Take the date of the render session: pictures must not depend on the clock."),
    Ban(
      rule: "surroundings",
      pattern: #"\b(Locale|TimeZone|Calendar)\.(current|autoupdatingCurrent)\b"#,
      folders: ours, homes: ["Sources/Vocabulary/StandIns/Libraries/FoundationAdditions/Clock"],
      remedy: "Take it from the environment: pictures must not depend on the machine."),
    Ban(
      rule: "formats", pattern: #"String\(format:"#,
      folders: ["Sources/Engine", "Sources/Workshop", "Sources/Gallery"], homes: [],
      remedy: "Print numbers with Numbers."),
    Ban(
      rule: "chance",
      pattern: #"(\.random\(|\.randomElement\(|\.shuffled\(\)|\bUUID\(\)|\barc4random)"#,
      folders: ours, homes: [], remedy: "Nothing written may depend on chance."),
    Ban(
      rule: "addresses", pattern: #"(\.hashValue\b|Unmanaged\.passUnretained)"#,
      folders: ["Sources/Engine", "Sources/Workshop", "Sources/Gallery"], homes: [],
      remedy: "Hashes and addresses change with every run; use a content hash."),
    Ban(
      rule: "crashes", pattern: #"(\btry!|\bas!)"#,
      folders: ["Sources/Engine", "Sources/Workshop", "Sources/Gallery"], homes: [],
      remedy: "Bad input never crashes: note a Diagnostic and go on."),
  ]

  @Test(arguments: bans) func isCalledOnlyAtHome(_ ban: Ban) {
    let pattern = Pattern(ban.pattern)
    var offences: [Offence] = []
    for file in SourceTree.standard.swift where ban.folders.contains(where: file.lies) {
      if ban.homes.contains(where: { file.path == $0 || file.lies(in: $0) }) { continue }
      for match in pattern.matches(in: file.source) {
        offences.append(Offence(file.path, line: match.line, ban.remedy))
      }
    }
    expectKept(ban.rule, offences)
  }
}
