import CatalogueManifest
import DiagnosticRecords
import Foundation
import SnapshotRecords

/// Compares the pictures of a run with the snapshots and reports the differences.
struct SnapshotVerifier {
  let folder: SnapshotFolder
  let index: SnapshotIndex
  let request: RenderRequest
  /// Where the report goes.
  let output: OutputFolder
  let ignoresChanges: Bool

  func verify(_ prepared: GalleryJob.Prepared) throws -> ExitCode {
    let run = try SnapshotRun(prepared, request)
    defer { run.discard() }
    if let nothing = NothingDrawn.diagnostic(run.manifest, request.filter) {
      throw Stop([nothing])
    }
    let second = try SecondDrawing(
      of: run.snapshots(otherThan: index.snapshots), run, prepared, request)
    let used = UsedNames(prepared.projects)
    let review = review(run, second, since: index.missing.keeping(used.contains))
    let kept = try ReviewFolder(review: review, old: folder, run: run, second: second)
      .write(to: output)
    show(review)
    if !request.isQuiet { Report.kept(kept) }
    return Self.exitCode(run.exitCode, review.verdict, ignoresChanges: ignoresChanges)
  }

  private func show(_ review: Review) {
    Report.diagnostics(review.diagnostics)
    let isFine = review.verdict.differences.isEmpty
    if request.isQuiet, isFine { return }
    for line in review.lines() { Console.line(line) }
    if !isFine { Console.line("Report: \(output.named.path)") }
  }

  /// - Parameter former: what was missing when the snapshots were recorded.
  private func review(
    _ run: SnapshotRun, _ second: SecondDrawing, since former: MissingNames
  ) -> Review {
    var verdict = Verdict.judge(
      recorded: index.snapshots, rendered: run.snapshots, scope: run.scope,
      missing: (former, MissingNames(run.manifest)))
    verdict.doubt(second.unstable)
    var review = run.review(verdict)
    review.diagnostics = run.manifest.diagnostics.filter { $0.severity != .note }
    second.diagnostic.map { review.diagnostics.append($0) }
    review.diagnostics += Self.settingsWarnings(index, run.manifest)
    let different = Set(verdict.differences.map(\.id))
    for snapshot in run.snapshots where !different.contains(snapshot.id) {
      review.unchanged.append((snapshot.id, snapshot.widget))
    }
    for difference in verdict.differences {
      switch difference.change {
      case .unstable: review.words[difference.id] = second.words[difference.id]
      case .changed: review.words[difference.id] = words(difference.id, run)
      case .filledIn:
        let found = MissingNames(run.manifest).found(since: former, of: difference.widget)
        review.words[difference.id] =
          ["No longer missing: \(found.joined(separator: ", "))."] + words(difference.id, run)
      case .added, .renamed, .removed, .notRendered: break
      }
    }
    return review
  }

  /// What changed in a picture.
  private func words(_ id: String, _ run: SnapshotRun) -> [String] {
    guard let new = run.contents(of: id) else { return [] }
    let recorded = index.snapshots.contains { $0.id == id }
    guard let picture = folder.picture(id) else {
      return recorded ? ["The recorded picture is missing."] : []
    }
    let tree = folder.tree(id) ?? Data()
    let diff = TreeDiff(
      TreeNode.read([UInt8](tree)), TreeNode.read(new.tree),
      oldPicture: String(decoding: picture, as: UTF8.self),
      newPicture: String(decoding: new.picture, as: UTF8.self))
    return diff.sentences.isEmpty
      ? ["Only the drawing changed; see the line difference."] : diff.capped(20)
  }

  /// What a comparison means for the exit code: a failure to render dominates a difference.
  static func exitCode(_ run: ExitCode, _ verdict: Verdict, ignoresChanges: Bool) -> ExitCode {
    var code = run
    if verdict.needsReview, !ignoresChanges {
      code = code.and(verdict.isOnlyFilledIn ? .filledIn : .differences)
    }
    // What differs from itself is no change that could be ignored.
    if verdict.isUnstable { code = code.and(.differences) }
    if verdict.isIncomplete { code = code.and(.renderFailure) }
    return code
  }

  /// Pictures made at another moment or location differ for that reason alone; said once of all
  /// bundles that were made with the same.
  static func settingsWarnings(_ index: SnapshotIndex, _ now: Manifest) -> [Diagnostic] {
    let known = Set(index.snapshots.map(\.bundle))
    let warnings = now.bundles.filter { known.contains($0.id) }.compactMap { bundle in
      settingsWarning(index.settings(of: bundle.id), now.settings(of: bundle))
    }
    return warnings.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func settingsWarning(
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
      .snapshotsOtherSettings,
      "The snapshots were recorded with other settings than this run's.",
      hint: "Verify with \(options), or record again.")
  }
}

extension Rule {
  static let snapshotsOtherSettings = Rule(
    "snapshots-other-settings", fault: .input, .warning,
    "The snapshots were recorded with other settings",
    why: "Pictures differ although the code has not changed.",
    remedy: "Verify with the settings that are named, or record again.")
}
