import CatalogueManifest
import DiagnosticRecords
import Foundation
import SnapshotRecords
import Testing

@testable import GalleryTool

/// Every row of the table of exit codes.
struct ExitCodeTests {
  static let environment = ToolEnvironment(
    variables: ["PATH": "/nowhere"], program: nil,
    folder: FileManager.default.temporaryDirectory)

  static let commands: [([String], Int32)] = [
    (["help"], 0), (["--version"], 0), (["help", "build"], 0), (["build", "--help"], 0),
    ([], 2), (["buidl"], 2), (["--wat"], 2), (["help", "buidl"], 2), (["build"], 2),
    (["build", "x", "--families", "tiny"], 2), (["build", "x", "--date", "today"], 2),
    (["build", "x", "--entries", "0"], 2), (["build", "x", "--device", "nokia"], 2),
    (["build", "x"], 2), (["site", "nowhere"], 2), (["fonts"], 2), (["fonts", "nowhere.ttf"], 2),
    (["verify", "x", "--snapshots", "nowhere"], 2), (["site"], 2), (["serve"], 2),
    (["serve", "x", "--port", "none"], 2), (["serve", "x", "--host", "example.com"], 2),
    (["serve", "x", "--port", "0"], 2), (["build", "x", "--shard", "4/3"], 2),
    (["help", "serve"], 0), (["site", "--help"], 0), (["rules"], 0),
    (["rules", "unknown-symbol"], 0), (["rules", "unknown-symbl"], 2),
  ]

  @Test("Commands end with the code of what is wrong", arguments: commands)
  func ends(_ words: [String], _ expected: Int32) {
    #expect(Tool.run(words, Self.environment).rawValue == expected)
  }

  /// By their ids, as some are declared in modules that the tool does not know.
  static let rules: [(String, ExitCode)] = [
    ("input-not-found", .usage), ("settings-wrong-value", .usage), ("compiler-not-found", .usage),
    ("no-widgets-found", .nothing), ("nothing-matched", .nothing), ("nothing-rendered", .nothing),
    ("does-not-compile", .renderFailure), ("widget-crashed", .renderFailure),
    ("output-changed", .usage), ("output-in-input", .usage), ("sdk-not-built", .internalError),
    ("output-unusable", .usage),
    ("program-not-started", .usage), ("broken-theme", .internalError),
    ("broken-template", .internalError), ("vitrine-crashed", .internalError),
    ("view-not-allowed-in-widgets", .renderFailure), ("missing-picture", .renderFailure),
  ]

  @Test("Each problem has its code; warnings have none", arguments: rules)
  func sorts(_ id: String, _ expected: ExitCode) throws {
    let rule = try #require(try RuleList.read()[id])
    let codes = [
      ExitCode.of(Diagnostic(rule, as: .error, "")), .of(Diagnostic(rule, as: .warning, "")),
    ]
    #expect(codes == [expected, .success])
  }

  /// Run, changes?, incomplete?, ignored? → code.
  static let verdicts: [(ExitCode, Bool, Bool, Bool, ExitCode)] = [
    (.success, false, false, false, .success), (.success, true, false, false, .differences),
    (.success, true, false, true, .success), (.success, true, true, false, .renderFailure),
    (.success, false, true, true, .renderFailure),
    (.renderFailure, true, false, false, .renderFailure),
    (.usage, true, true, false, .usage),
  ]

  @Test("A failure to render dominates a difference", arguments: verdicts)
  func verifies(
    _ run: ExitCode, _ changed: Bool, _ incomplete: Bool, _ ignored: Bool, _ expected: ExitCode
  ) {
    let found: [Verdict.Change] = (changed ? [.changed] : []) + (incomplete ? [.notRendered] : [])
    let code = SnapshotOptions.exitCode(run, Self.record(found), ignored ? [] : nil)
    #expect(code == expected)
  }

  @Test("Pictures that only have more have a code of their own, which any change outweighs")
  func tellsMore() {
    var record = Self.record([.filledIn])
    func code(_ run: ExitCode = .success, _ failing: Set<Verdict.Change>? = nil) -> ExitCode {
      SnapshotOptions.exitCode(run, record, failing)
    }
    #expect(code() == .filledIn && code().rawValue == 5)
    #expect(code(.success, []) == .success && code(.renderFailure) == .renderFailure)
    record = Self.record([.filledIn, .changed])
    #expect(code() == .differences)
  }

  @Test("Only what somebody minds fails; what cannot be accepted always does")
  func mindsSome() {
    let record = Self.record([.added, .renamed])
    func code(_ failing: Set<Verdict.Change>) -> ExitCode {
      SnapshotOptions.exitCode(.success, record, failing)
    }
    #expect(code([.changed, .removed]) == .success && code([.added]) == .differences)
    #expect(SnapshotOptions.exitCode(.success, Self.record([.unstable]), []) == .differences)
    #expect(SnapshotOptions.exitCode(.success, Self.record([.notRendered]), []) == .renderFailure)
  }

  private static func record(_ changes: [Verdict.Change]) -> ReviewRecord {
    var record = ReviewRecord(generator: "", title: "", sides: [])
    record.items = changes.map { .init(id: $0.rawValue, widget: "a", change: $0) }
    return record
  }
}
