import DiagnosticRecords
import Foundation
import SnapshotRecords

extension Command {
  /// `vitrine verify`: are the pictures still those that were recorded?
  static let verify = Command(
    name: "verify", usage: "INPUT… [--snapshots DIR] [--report DIR] [options]",
    summary: "Compare today's pictures with the snapshots",
    details: """
      Ends with 1 if a picture was added, removed or changed, and with 5 if all that differs are
      pictures of widgets that lacked names when they were recorded and lack fewer now, as Vitrine
      can do more or they were given: these are called filled in. What differs is drawn twice, in
      different surroundings; what is not the same twice is called so. What differs for the same
      reason is one group. The report folder gets both sides of each change with their differences,
      results.json, junit.xml, results.sarif (for code scanning), annotations.txt (which GitHub
      shows at the code if a step prints it) and summary.md (for $GITHUB_STEP_SUMMARY or a comment).
      Accept changes with: vitrine approve

      Files in the folder of snapshots that no picture owns end it with 1, too; vitrine clean
      --snapshots DIR takes them away. --fail-on says what is minded. With --shard only a part of
      the widgets is drawn and compared; vitrine merge makes one report of those of all parts, the
      same as of one run. With --only changed programs of which nothing is other than was recorded
      count as unchanged without being compiled. Files of others in the report folder stay and are
      named.
      """,
    options: [
      SnapshotOptions.snapshots, SnapshotOptions.report, SnapshotOptions.reportURL,
      SnapshotOptions.failOn, SnapshotOptions.exitZero, SnapshotOptions.only, BuildOptions.shard,
      BuildOptions.fresh,
    ]
      + CommandOption.settings, run: perform)

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    let request = try RenderRequest(arguments, environment, command: "verify")
    let folder = SnapshotFolder(SnapshotOptions.folder(arguments, environment))
    let url = SnapshotOptions.report(arguments, environment)
    try InputPaths(request.inputs).refuse(url, option: OutputRecord.Kind.report.option)
    let output = try OutputFolder(url, kind: .report)
    guard let index = try SnapshotOptions.read(folder) else {
      throw Stop([SnapshotOptions.missing(folder)])
    }
    let verifier = SnapshotVerifier(
      folder: folder, index: index, request: request, output: output,
      failing: try SnapshotOptions.Failing(arguments),
      address: arguments.text(SnapshotOptions.reportURL))
    let known = try SnapshotOptions.known(arguments, index)
    return try verifier.verify(
      try request.prepare(writing: [output], snapshots: folder.url, known: known))
  }
}

extension Rule {
  static let snapshotsMissing = Rule(
    "snapshots-missing", fault: .input, .error, "There are no snapshots",
    why: "There is nothing to compare the pictures with.",
    remedy: "Make them with: vitrine record INPUT… (--snapshots DIR for another folder).")
}
