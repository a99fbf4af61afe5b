import CatalogueManifest
package import Foundation
import ResourceCatalogs
package import WidgetHost

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
  /// What pictures vary by.
  package var axes = AxisChoices()
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

  package init(date: Date) { self.date = date }
}

extension ProgramOptions {
  /// What is drawn in before any axis changes it.
  package var base: RenderSurroundings {
    RenderSurroundings(
      device: (try? Device.load(device)) ?? WidgetResources.defaultDevice, locale: locale)
  }

  /// The name of the journal of a widget's process.
  package func journal(_ widget: String) -> String {
    axes.process.isEmpty ? widget : "\(widget)@\(PathName.slug(axes.process))"
  }

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
