import Foundation
import ProjectReader

/// The surroundings of a gallery program's processes: each has a home folder of its own, in which
/// it finds the project's fixtures and nothing of this machine.
struct ProgramHome: Sendable {
  let settings: ProjectSettings
  /// Where the relative paths of the settings start.
  let settingsFolder: URL
  /// The tool's own environment.
  let inherited: [String: String]

  /// The files that stand for answers of a network, by address.
  var answers: [String: String] {
    settings.responses.mapValues {
      URL(fileURLWithPath: $0, relativeTo: settingsFolder).standardizedFileURL.path
    }
  }

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
    if let themes = inherited["VITRINE_THEMES"] { values["VITRINE_THEMES"] = themes }
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
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      try encoder.encode(answers).write(to: list)
      values["VITRINE_RESPONSES"] = list.path
    }
    return values
  }
}
