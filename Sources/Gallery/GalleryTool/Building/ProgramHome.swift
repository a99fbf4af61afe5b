import Foundation
import ProgramBuilding
import ProjectReader
import ResourceCatalogs
import WidgetHost
import WidgetSettings

/// The surroundings of a gallery program's processes: each has a folder of its own, in which it
/// finds the project's fixtures and nothing of this machine.
struct ProgramHome: Sendable {
  let settings: SettingValues
  /// Where the relative paths of the settings start.
  let settingsFolder: URL
  /// What folders that the settings name must lie in.
  let projectFolder: URL
  /// The tool's own environment.
  let inherited: [String: String]
  /// Whether what is fixed only for the sake of the same picture is left to chance, to find out
  /// what depends on it.
  var isVaried = false

  /// Variables of the tool that begin so reach the programs without it (Tests/README.md).
  private static let passedOn = "VITRINE_PROGRAM_"

  /// What one process is started with.
  struct Launch {
    let folder: URL
    /// The program by the name under which the process knows it.
    let program: URL
    let environment: [String: String]

    /// Puts something into the folder.
    ///
    /// - Returns: The path under which the process knows it.
    func link(_ name: String, to path: String) throws -> String {
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent(name),
        withDestinationURL: URL(fileURLWithPath: path).absoluteURL)
      return ProgramEnvironment.visible(folder) + "/" + name
    }
  }

  /// The files that stand for answers of a network, by address.
  var answers: [String: String] {
    settings[.responses].mapValues {
      DiskPath.named($0, in: settingsFolder).standardizedFileURL.path
    }
  }

  /// The file with the objects that stores begin with.
  private var store: URL? {
    settings[.store].map { DiskPath.named($0, in: settingsFolder).standardizedFileURL }
  }

  /// Folders of the project that each process gets a copy of.
  var copiedFolders: [String] {
    settings[.containers].values.map {
      DiskPath.named($0, in: settingsFolder).standardizedFileURL.path
    }.sorted()
  }

  /// Whether the user's environment has programs load what is not theirs.
  var loadsMore: Bool {
    inherited.keys.contains { $0 == "LD_LIBRARY_PATH" || $0.hasPrefix(Self.passedOn) }
  }

  /// Files of the project that a process reads where they lie.
  var readFiles: [String] { answers.values.sorted() + (store.map { [$0.path] } ?? []) }

  /// Makes the folder of one process and says with what to start it there.
  ///
  /// - Parameter surroundings: What axes say of the process.
  func make(
    _ folder: URL, for program: URL, in surroundings: RenderSurroundings
  ) throws -> Launch {
    var settings = settings
    settings[.locale] = surroundings.locale
    let files = FileManager.default
    let home = folder.appendingPathComponent(ProgramEnvironment.home)
    try files.createDirectory(
      at: home.appendingPathComponent("tmp"), withIntermediateDirectories: true)
    let bundle = folder.appendingPathComponent("Bundle")
    try files.createSymbolicLink(
      at: bundle, withDestinationURL: program.deletingLastPathComponent().absoluteURL)
    var values = ProgramEnvironment.values(
      settings: settings, folder: folder, inherited: inherited)
    values.merge(surroundings.variables) { $1 }
    // Our modules may have been compiled elsewhere, and know no path.
    values["VITRINE_THEMES"] = URL(fileURLWithPath: ThemeFolder.standard.path).path
    // A trap says its position without one, and a large program takes long to trace.
    values["SWIFT_BACKTRACE"] = inherited["SWIFT_BACKTRACE"] ?? "enable=no"
    // A picture is thousands of small blocks that come and go together. Of each size the C library
    // keeps seven at hand unless told otherwise, and sorts and joins the rest.
    values["GLIBC_TUNABLES"] = inherited["GLIBC_TUNABLES"] ?? "glibc.malloc.tcache_count=2000"
    try DefaultsFixture(suites: settings[.defaults]).write(
      to: home.appendingPathComponent("config"), for: program)
    if !settings[.responses].isEmpty {
      try writeResponses(to: folder.appendingPathComponent("responses.json"))
      values["VITRINE_RESPONSES"] = ProgramEnvironment.visible(folder) + "/responses.json"
    }
    if let store, let name = settings[.store] {
      try files.createSymbolicLink(
        at: folder.appendingPathComponent("store.json"), withDestinationURL: store)
      values["VITRINE_STORE"] = ProgramEnvironment.visible(folder) + "/store.json"
      values["VITRINE_STORE_NAME"] = name
    }
    if !settings[.keychain].isEmpty {
      try KeychainFixture(secrets: settings[.keychain]).write(
        to: folder.appendingPathComponent("keychain.json"))
      values["VITRINE_KEYCHAIN"] = ProgramEnvironment.visible(folder) + "/keychain.json"
    }
    try ContainersFixture(
      folders: settings[.containers], settingsFolder: settingsFolder, projectFolder: projectFolder
    ).copy(to: home.appendingPathComponent("containers"))
    if isVaried { values["SWIFT_DETERMINISTIC_HASHING"] = nil }
    for (name, value) in inherited where name.hasPrefix(Self.passedOn) {
      values[String(name.dropFirst(Self.passedOn.count))] = value
    }
    let visible = ProgramEnvironment.visible(folder) + "/Bundle/" + program.lastPathComponent
    return Launch(
      folder: folder, program: URL(fileURLWithPath: visible), environment: values)
  }

  private func writeResponses(to list: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try encoder.encode(answers).write(to: list)
  }
}
