package import SourcePreparing

/// What a project says about its renders in `vitrine.json`; everything is optional.
package struct ProjectSettings: Codable, Hashable, Sendable {
  /// The instant that counts as the present, ISO 8601.
  package var date: String?
  /// A locale identifier, e.g. `de_DE`.
  package var locale: String?
  /// A time zone identifier, e.g. `Europe/Berlin`.
  package var timeZone: String?
  /// A calendar identifier, e.g. `gregorian`.
  package var calendar: String?
  /// A device to draw for, by name.
  package var device: String?
  /// The system whose `#if os(…)` holds.
  package var platform: TargetPlatform?
  /// Values of user defaults: suite (`standard` or an app group) → key → value.
  package var defaults: [String: [String: JSONValue]] = [:]
  /// What the network answers: URL → file, relative to the settings' folder.
  package var responses: [String: String] = [:]
  /// Values to draw along each axis: axis → values.
  package var variants: [String: [String]] = [:]
  /// The rendering modes to draw, by the names of `WidgetRenderingMode`, `standBy`, `standByNight`.
  package var renderingModes: [String]?
  /// What a person answered when asked for the place; several are drawn beside each other.
  package var locationAuthorizations: [LocationAuthorization] = []
  /// Where the device is, "latitude,longitude", for those who may know.
  package var location: String?
  /// Megabytes (2²⁰ bytes) that a widget may take before that is said.
  package var memoryLimit: Double?
  /// Swift files compiled in addition, in place of what the project cannot bring along.
  package var stubs: [String] = []
  /// Modules that stand in for those that are not at hand: name → Swift file or folder, relative
  /// to the settings' folder.
  package var stubModules: [String: String] = [:]
  /// Patterns of files to leave out, relative to the settings' folder (`*`, `**`, `?`).
  package var exclude: [String] = []
  /// Files and folders that make up the program; empty to find them.
  package var sources: [String] = []
  /// Compilation conditions besides `DEBUG`.
  package var flags: [String] = []
  /// `5` or `6`.
  package var swiftLanguageMode: Int?

  package init() {}

  /// The file's name.
  package static let fileName = "vitrine.json"
}
