import DaySimulation
package import DiagnosticRecords

/// What a catalogue folder contains: every widget, every picture of it, and how they were made.
///
/// It is written as `manifest.json` beside the pictures. Everything after rendering (the site, the
/// verdict on snapshots, merging of shards) reads this and the pictures and needs no widget code.
package struct Manifest: Codable, Hashable, Sendable {
  /// The format this code writes. Readers refuse a greater one.
  package static let currentFormat = 1
  /// The manifest's name within a catalogue folder.
  package static let fileName = "manifest.json"

  /// The version of the manifest's shape.
  package var format: Int
  /// Who wrote it, e.g. `vitrine 0.1.0`.
  package var generator: String
  /// The name of the app or package shown, for people.
  package var title: String
  /// What was drawn, as the caller names it, e.g. a commit. Only there if it was said.
  package var revision: String?
  /// What addresses of lines of the code look like. Only there if it was said.
  package var sourceLink: String?
  /// What the system's palette calls colours: by scheme, then as pictures write them (`#3c3c43 0.6`
  /// where one is not opaque). Only there if they were drawn with one.
  package var palette: [String: [String: [String]]]?
  /// The clock, locale and device every picture was made with.
  package var settings: RenderSettings
  /// The ways in which pictures of one widget differ, in the order to show them. An open list.
  package var axes: [ManifestAxis]
  /// The widget bundles, in the order found.
  package var bundles: [Bundle]
  /// The widgets, in bundle order.
  package var widgets: [Widget]
  /// The pictures, in widget order.
  package var renders: [Render]
  /// Everything worth knowing about the run, whether or not it belongs to one picture.
  package var diagnostics: [Diagnostic]
  /// What the code needs and is not at hand, by program, kind and name.
  package var missing: [MissingItem]
  /// Days that were simulated. Only there if some were.
  package var days: SimulatedDays?

  package init(
    generator: String, title: String, settings: RenderSettings, axes: [ManifestAxis] = [],
    bundles: [Bundle] = [], widgets: [Widget] = [], renders: [Render] = [],
    diagnostics: [Diagnostic] = [], missing: [MissingItem] = []
  ) {
    self.format = Manifest.currentFormat
    self.generator = generator
    self.title = title
    self.settings = settings
    self.axes = axes
    self.bundles = bundles
    self.widgets = widgets
    self.renders = renders
    self.diagnostics = diagnostics
    self.missing = missing
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    format = try values.decode(Int.self, forKey: .format)
    guard format <= Manifest.currentFormat else { throw ManifestError.newerFormat(format) }
    generator = try values.decode(.generator, or: "")
    title = try values.decode(.title, or: "")
    revision = try values.decodeIfPresent(String.self, forKey: .revision)
    sourceLink = try values.decodeIfPresent(String.self, forKey: .sourceLink)
    palette = try values.decodeIfPresent(
      [String: [String: [String]]].self, forKey: .palette)
    settings = try values.decode(.settings, or: RenderSettings())
    axes = try values.decode(.axes, or: [])
    bundles = try values.decode(.bundles, or: [])
    widgets = try values.decode(.widgets, or: [])
    renders = try values.decode(.renders, or: [])
    diagnostics = try values.decode(.diagnostics, or: [])
    missing = try values.decode(.missing, or: [])
    days = try values.decodeIfPresent(SimulatedDays.self, forKey: .days)
    guard days?.logs.allSatisfy(\.isSound) ?? true else {
      throw DecodingError.dataCorruptedError(
        forKey: .days, in: values,
        debugDescription: "A day leads to what is not there, or has a date or number that is none.")
    }
  }
}
