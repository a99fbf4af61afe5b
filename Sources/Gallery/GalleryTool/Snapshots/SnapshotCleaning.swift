import CatalogueManifest
import DiagnosticRecords
import Foundation
import SnapshotRecords

/// Takes away what is no widget's in a folder of snapshots.
struct SnapshotCleaning {
  private let folder: SnapshotFolder
  private let index: SnapshotIndex
  /// The inputs whose snapshots stay; nil for all that are recorded.
  private let request: RenderRequest?

  init(_ arguments: Arguments, _ environment: ToolEnvironment) throws {
    folder = SnapshotFolder(SnapshotOptions.folder(arguments, environment))
    guard let index = try SnapshotOptions.read(folder) else {
      throw Stop([SnapshotOptions.missing(folder)])
    }
    self.index = index
    request =
      arguments.inputs.isEmpty
      ? nil : try RenderRequest(arguments, environment, command: "clean")
    if let request, !request.filter.isEmpty {
      // What a filter hides would be taken away as if it were no more.
      throw UsageError(
        "clean looks at all widgets of its inputs.", hint: "Leave --filter out.")
    }
  }

  func perform() throws -> ExitCode {
    var next = index
    if let request { next = try kept(request) }
    let gone = index.snapshots.count - next.snapshots.count
    do {
      let orphans = try folder.orphans(index)
      for orphan in orphans { try folder.remove(orphan: orphan) }
      let changes = try folder.write(next, SnapshotFolder.Contents { _ in nil })
      Console.line(
        "\(Report.count(orphans.count, "file")) of no picture and "
          + "\(Report.count(gone, "snapshot")) of no widget taken away, "
          + "\(next.snapshots.count) stay in \(folder.url.path)")
      Report.kept(changes.kept)
      return .success
    } catch {
      throw Stop([Staging.unusable(folder.url, error)])
    }
  }

  /// The index without widgets that the inputs do not have. A program that cannot tell its widgets
  /// keeps them all.
  private func kept(_ request: RenderRequest) throws -> SnapshotIndex {
    let prepared = try request.prepare()
    var (ids, unsure): (Set<String>, Set<String>) = ([], Set(prepared.failed.map(\.id)))
    for run in prepared.runs {
      let listed = run.list()
      ids.formUnion(listed.widgets.map(\.id))
      let isWhole =
        !listed.widgets.isEmpty
        && !listed.diagnostics.contains { $0.severity == .error }
      if !isWhole { unsure.insert(run.bundle) }
    }
    var next = index
    next.keep { unsure.contains($0) || ids.contains($1) }
    return next
  }
}
