import Foundation
package import WidgetSettings

/// What the tool tells a gallery program: where the widget's resources lie and what to render.
/// Written by the tool, read by the program, as JSON.
package struct ProgramOptions: Codable, Sendable {
  /// What is wished of the run, as far as the program is told.
  package var settings = SettingValues()
  package var palette = "ios26"
  /// The values of the axis `scheme`.
  package var schemes = ["light", "dark"]
  /// The values of the axis `mode`; accessory families have their own usual one.
  package var modes = ["fullColor"]
  /// The values of the axis `state`.
  package var states = ["snapshot", "placeholder", "redacted", "entry"]
  /// Only these families; empty for all a widget supports.
  package var families: [String] = []
  package var assetCatalogs: [String] = []
  package var stringFiles: [String] = []
  package var looseFiles: [String] = []
  package var fonts: [String] = []
  package var developmentLanguage = "en"
  /// Whether the entitlements protect the widget's data while the device is locked: then the
  /// private state is the placeholder.
  package var isProtectedWhenLocked = false
  /// What the widget may know of the place, where its pictures for several answers are drawn.
  package var location: String?

  package init() {}

  /// How long a provider may take to answer, seconds. One that never answers is asked once a size;
  /// the widget must not run out of time.
  package var providerSeconds: Double { min(10, settings[.timeLimit] / 4) }
}

extension ProgramOptions {
  /// The id of a widget's instance: each answer to who may know the place makes its own.
  package func instance(_ id: String, isOnly: Bool) -> String {
    guard let location else { return id }
    return isOnly ? location : "\(id)-\(location)"
  }

  /// The name of the journal of a widget's process.
  package func journal(_ widget: String) -> String { location.map { "\(widget)@\($0)" } ?? widget }

  package static func read(_ path: String) throws -> ProgramOptions {
    try JSONDecoder().decode(
      ProgramOptions.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  package func write(_ path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }
}
