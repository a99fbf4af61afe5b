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
      fail keep their old snapshots. What is new or changed is drawn twice, in different
      surroundings; a picture that is not the same twice is not recorded, and the command ends
      with 1.
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
    let recorder = SnapshotRecorder(folder: folder, request: request)
    return try recorder.record(try request.prepare(), over: old)
  }
}
