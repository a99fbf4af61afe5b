import CatalogueManifest
import DiagnosticRecords
import Foundation
import SnapshotRecords

extension Command {
  /// `vitrine verify`: are the pictures still those that were recorded?
  static let verify = Command(
    name: "verify", usage: "INPUT… [--snapshots DIR] [--report DIR] [options]",
    summary: "Compare today's pictures with the snapshots",
    details: """
      Ends with 1 if a picture was added, removed or changed. The report folder gets both sides of
      each change with their differences, verdict.json, junit.xml and summary.md (for
      $GITHUB_STEP_SUMMARY or a comment). Accept changes with: vitrine record INPUT…
      """,
    options: [SnapshotOptions.snapshots, report, exitZero] + RenderOptions.all, run: perform)

  private static let report = CommandOption(
    "--report", value: "DIR", does: "where the report goes (default: .vitrine/report)")
  private static let exitZero = CommandOption(
    "--exit-zero-on-changes", does: "end with 0 even if pictures differ")

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    let request = try RenderRequest(arguments, environment, command: "verify")
    let folder = SnapshotFolder(SnapshotOptions.folder(arguments, environment))
    let output = environment.url(arguments.text(report) ?? ".vitrine/report")
    if let objection = Staging(for: output, mark: Review.verdictFile).objection {
      throw Stop([objection])
    }
    guard let index = try SnapshotOptions.read(folder) else { throw Stop([missing(folder)]) }
    let run = try SnapshotRun(try request.prepare(), request)
    defer { run.discard() }
    if run.manifest.widgets.isEmpty, run.exitCode == .success {
      throw Stop([GalleryBuild.nothingMatched(request.choices.filter)])
    }
    let review = review(run, index, folder)
    do {
      try ReviewFolder(review: review, old: folder, run: run).write(to: output)
    } catch let stop as Stop {
      throw stop
    } catch {
      throw Stop([Staging.unusable(output, error)])
    }
    Report.diagnostics(review.diagnostics)
    let isFine = review.verdict.differences.isEmpty
    if !(request.isQuiet && isFine) { for line in review.lines() { Console.line(line) } }
    if !isFine { Console.line("Report: \(output.path)") }
    return VerifyOutcome.exitCode(
      run.exitCode, review.verdict, ignoresChanges: arguments.has(exitZero))
  }

  private static func missing(_ folder: SnapshotFolder) -> Diagnostic {
    Diagnostic(
      .error, "snapshots-missing", "There are no snapshots in \(folder.url.path).",
      hint: "Make them with: vitrine record INPUT… (--snapshots DIR for another place)")
  }

  private static func review(
    _ run: SnapshotRun, _ index: SnapshotIndex, _ folder: SnapshotFolder
  ) -> Review {
    let verdict = Verdict.judge(
      recorded: index.snapshots, rendered: run.snapshots, scope: run.scope)
    let names = run.manifest.widgets.map { ($0.id, $0.name) }
    var review = Review(
      title: run.manifest.title, verdict: verdict,
      names: Dictionary(names) { first, _ in first })
    review.diagnostics = run.manifest.diagnostics.filter { $0.severity != .note }
    if let warning = VerifyOutcome.settingsWarning(index.settings, run.manifest.settings) {
      review.diagnostics.append(warning)
    }
    let different = Set(verdict.differences.map(\.id))
    review.unchanged = run.snapshots.filter { !different.contains($0.id) }.map {
      ($0.id, $0.widget)
    }
    for difference in verdict.differences where difference.change == .changed {
      review.words[difference.id] = words(difference.id, run, folder)
    }
    return review
  }

  /// What changed in a picture.
  private static func words(_ id: String, _ run: SnapshotRun, _ folder: SnapshotFolder) -> [String]
  {
    guard let new = run.contents(of: id) else { return [] }
    let oldPicture = (try? Data(contentsOf: folder.picture(id))) ?? Data()
    let oldTree = (try? Data(contentsOf: folder.tree(id))) ?? Data()
    if oldPicture.isEmpty { return ["The recorded picture is missing."] }
    let diff = TreeDiff(
      TreeNode.read([UInt8](oldTree)), TreeNode.read(new.tree),
      oldPicture: String(decoding: oldPicture, as: UTF8.self),
      newPicture: String(decoding: new.picture, as: UTF8.self))
    return diff.sentences.isEmpty
      ? ["Only the drawing changed; see the line difference."] : diff.capped(20)
  }
}

/// What a comparison means for the exit code; pure, so that it can be tested as a table.
enum VerifyOutcome {
  static func exitCode(
    _ run: ExitCode, _ verdict: Verdict, ignoresChanges: Bool
  ) -> ExitCode {
    var code = run
    if verdict.needsReview, !ignoresChanges { code = code.and(.differences) }
    if verdict.isIncomplete { code = code.and(.renderFailure) }
    return code
  }

  /// Pictures made at another moment or place differ for that reason alone.
  static func settingsWarning(
    _ recorded: RenderSettings, _ now: RenderSettings
  ) -> Diagnostic? {
    let pairs = [
      ("--date", Timestamp.text(recorded.date), Timestamp.text(now.date)),
      ("--locale", recorded.locale, now.locale),
      ("--time-zone", recorded.timeZone, now.timeZone),
      ("--device", recorded.device, now.device),
    ].filter { $0.1 != $0.2 }
    guard !pairs.isEmpty else { return nil }
    let options = pairs.map { "\($0.0) \($0.1)" }.joined(separator: " ")
    return Diagnostic(
      .warning, "snapshots-other-settings",
      "The snapshots were recorded with other settings than this run's.",
      hint: "Verify with \(options), or record again.")
  }
}
