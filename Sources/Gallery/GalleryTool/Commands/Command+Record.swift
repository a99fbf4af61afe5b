import CatalogueManifest
import DiagnosticRecords
import Foundation
import SnapshotRecords

extension Command {
  /// `vitrine record`: the pictures of today become what later ones are compared with.
  static let record = Command(
    name: "record", usage: "INPUT… [--snapshots DIR] [options]",
    summary: "Keep today's pictures as snapshots to compare with later",
    details: """
      Writes each picture and its node tree as <render id>.svg and .tree.json, and an index. Only
      files that changed are written; those of pictures that are no more are removed. Widgets that
      fail keep their old snapshots.
      """,
    options: [SnapshotOptions.snapshots] + RenderOptions.all, run: perform)

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    let request = try RenderRequest(arguments, environment, command: "record")
    let folder = SnapshotFolder(SnapshotOptions.folder(arguments, environment))
    let staging = Staging(for: folder.url, mark: SnapshotIndex.fileName)
    if let objection = staging.objection { throw Stop([objection]) }
    let old = try SnapshotOptions.read(folder)
    let run = try SnapshotRun(try request.prepare(), request)
    defer { run.discard() }
    if run.snapshots.isEmpty {
      throw Stop(
        run.manifest.diagnostics
          + (run.exitCode == .success ? [GalleryBuild.nothingMatched(request.choices.filter)] : []))
    }
    let kept = (old?.snapshots ?? []).filter {
      !run.scope.includes($0) || run.scope.failed($0)
    }
    let ids = Set(run.snapshots.map(\.id))
    let index = SnapshotIndex(
      settings: run.manifest.settings,
      snapshots: run.snapshots + kept.filter { !ids.contains($0.id) })
    let changes: SnapshotFolder.Changes
    do {
      changes = try folder.write(index) { run.contents(of: $0) }
    } catch {
      throw Stop([Staging.unusable(folder.url, error)])
    }
    Report.diagnostics(run.manifest.diagnostics)
    if !request.isQuiet {
      Console.line(text(changes, folder, kept: index.snapshots.count - ids.count))
    }
    return run.exitCode
  }

  private static func text(
    _ changes: SnapshotFolder.Changes, _ folder: SnapshotFolder, kept: Int
  ) -> String {
    var text = "\(Report.count(changes.written.count, "snapshot")) written, "
    text += "\(changes.unchanged) unchanged, "
    text += "\(Report.count(changes.removed.count, "orphaned file")) removed"
    if kept > 0 { text += ", \(kept) kept as they were" }
    return text + " in \(folder.url.path)"
  }
}

/// The options of commands that deal with snapshots.
enum SnapshotOptions {
  static let snapshots = CommandOption(
    "--snapshots", value: "DIR", does: "where the snapshots are (default: snapshots)")

  static func folder(_ arguments: Arguments, _ environment: ToolEnvironment) -> URL {
    environment.url(arguments.text(snapshots) ?? "snapshots")
  }

  /// What a folder holds; nil if nothing yet.
  static func read(_ folder: SnapshotFolder) throws -> SnapshotIndex? {
    do {
      return try folder.read()
    } catch SnapshotIndex.Failure.missing {
      return nil
    } catch {
      throw Stop([
        Diagnostic(
          .error, "snapshots-unreadable", "The snapshots cannot be used: \(error).",
          hint: "Repair the file, or remove the folder and record again.",
          file: folder.index.path)
      ])
    }
  }
}
