package import Foundation

/// What the tool tells a gallery program: where the widget's resources lie and what to render.
/// Written by the tool, read by the program, as JSON.
package struct ProgramOptions: Codable, Sendable {
  /// The moment the gallery shows.
  package var date: Date
  package var locale = "en_US"
  package var timeZone = "UTC"
  package var calendar = "gregorian"
  package var device = "iphone-15"
  package var palette = "ios26"
  /// The values of the axis `scheme`.
  package var schemes = ["light", "dark"]
  /// The values of the axis `mode`; accessory families have their own usual one.
  package var modes = ["fullColor"]
  /// The values of the axis `state`.
  package var states = ["snapshot", "placeholder", "redacted", "entry"]
  /// Only these families; empty for all a widget supports.
  package var families: [String] = []
  /// More timeline entries than this are cut, with a warning.
  package var entryLimit = 100
  /// How long a provider may take to answer, seconds.
  package var providerSeconds = 10.0
  /// Megabytes a provider may take before that is said. Apple publishes no number; developers
  /// meet the end of their widgets' processes at about this size.
  package var memoryLimit = 30.0
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

  package init(date: Date) { self.date = date }
}

extension ProgramOptions {
  /// The id of a widget's instance: each answer to who may know the place makes its own.
  package func instance(_ id: String, isOnly: Bool) -> String {
    guard let location else { return id }
    return isOnly ? location : "\(id)-\(location)"
  }

  /// The name of the journal of a widget's process.
  package func journal(_ widget: String) -> String { location.map { "\(widget)@\($0)" } ?? widget }

  /// 2026-06-09, 09:41 UTC: a fixed moment, so that galleries do not change with the clock.
  package static let defaultDate = Date(timeIntervalSince1970: 1_780_998_060)

  package static func read(_ path: String) throws -> ProgramOptions {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    return try decoder.decode(
      ProgramOptions.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  package func write(_ path: String) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }
}
