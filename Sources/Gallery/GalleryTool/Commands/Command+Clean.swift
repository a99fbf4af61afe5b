import BuildCaching
import Foundation
import SnapshotRecords
import WidgetSettings

extension Command {
  /// `vitrine clean`: everything anew, or nothing that is nobody's.
  static let clean = Command(
    name: "clean", usage: "[--snapshots DIR [INPUT…]]",
    summary: "Empty the cache, or take away snapshots that are no widget's",
    details: """
      Nothing in the cache is needed: what is missing is compiled again, our own modules in some
      minutes. What a running vitrine uses stays. doctor says where the cache is and how large;
      VITRINE_CACHE puts it elsewhere, VITRINE_CACHE_LIMIT says how large it may become (1.5GB),
      what was not used for longest going first. A folder that holds other things is left alone,
      with 2.

      With --snapshots the cache stays, and files in the folder that are called like a picture's,
      but are none's, are taken away. With INPUTs so are the snapshots of widgets and programs that
      these have no more; the INPUTs are all whose snapshots are to stay. What was edited by hand
      stays and is named.
      """,
    options: [SnapshotOptions.snapshots] + CommandOption.settings,
    run: perform)

  @Sendable private static func perform(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws -> ExitCode {
    if arguments.has(SnapshotOptions.snapshots) {
      return try SnapshotCleaning(arguments, environment).perform()
    }
    if let input = arguments.inputs.first {
      throw UsageError(
        "clean takes no input, such as \(input), but with --snapshots.",
        hint: "Without it, it empties the cache.")
    }
    do {
      let cache = try BuildCache.locate(environment: environment.variables)
      let (freed, used) = try cache.clean()
      let rest = used.map(\.size).reduce(0, +)
      let stays = rest > 0 ? "; \(CacheLimit.text(rest)) are in use and stay" : ""
      Console.line("\(cache.root.path): \(CacheLimit.text(freed)) freed\(stays)")
      return .success
    } catch {
      throw Stop([error.diagnostic])
    }
  }
}
