import Foundation
import ProjectReader
import ResourceCatalogs

/// The surroundings of a gallery program's processes: each has a home folder of its own, in which
/// it finds the project's fixtures and nothing of this machine.
struct ProgramHome: Sendable {
  let settings: ProjectSettings
  /// Where the relative paths of the settings start.
  let settingsFolder: URL
  /// The tool's own environment.
  let inherited: [String: String]

  /// Makes the folder of one process and says with what environment to start it.
  ///
  /// - Parameter location: What the program may know of the place.
  func make(
    _ folder: URL, for program: URL, location: LocationAuthorization?
  ) throws -> [String: String] {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    var values = ProgramEnvironment.values(
      settings: settings, location: location, home: folder, inherited: inherited)
    // Our modules may have been compiled elsewhere, and know no place.
    values["VITRINE_THEMES"] = URL(fileURLWithPath: ThemeFolder.standard.path).path
    // A trap says its place without one, and a large program takes long to trace.
    values["SWIFT_BACKTRACE"] = inherited["SWIFT_BACKTRACE"] ?? "enable=no"
    // A picture is thousands of small blocks that come and go together. Of each size the C library
    // keeps seven at hand unless told otherwise, and sorts and joins the rest.
    values["GLIBC_TUNABLES"] = inherited["GLIBC_TUNABLES"] ?? "glibc.malloc.tcache_count=2000"
    if let configuration = values["XDG_CONFIG_HOME"] {
      try DefaultsFixture(suites: settings.defaults).write(
        to: URL(fileURLWithPath: configuration), for: program)
    }
    if !settings.responses.isEmpty {
      let list = folder.appendingPathComponent("responses.json")
      let answers = settings.responses.mapValues {
        DiskPlace.named($0, in: settingsFolder).standardizedFileURL.path
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      try encoder.encode(answers).write(to: list)
      values["VITRINE_RESPONSES"] = list.path
    }
    return values
  }
}
