import CatalogueManifest
import Foundation
package import ResourceCatalogs
package import WidgetHost
package import WidgetSettings

/// What the tool tells a gallery program: where the widget's resources lie and what to render.
/// Written by the tool, read by the program, as JSON.
package struct ProgramOptions: Codable, Sendable {
  /// What is wished of the run, as far as the program is told.
  package var settings = SettingValues()
  /// What pictures vary by.
  package var axes = AxisChoices()
  package var assetCatalogs: [String] = []
  /// Catalogs that only previews are drawn with, where ``assetCatalogs`` lack a name.
  package var previewCatalogs: [String] = []
  package var stringFiles: [String] = []
  package var looseFiles: [String] = []
  package var fonts: [String] = []
  /// What modules with bundles of their own bring along, in the order in which it is asked.
  package var modules: [ModuleResources] = []
  package var developmentLanguage = "en"
  /// Whether the entitlements protect the widget's data while the device is locked: then the
  /// private state is the placeholder.
  package var isProtectedWhenLocked = false
  /// Whether the widget says that it uses the location.
  package var usesLocation = false
  /// How the files of its code are called; nil where pictures say nothing of them.
  package var naming: FileNaming?
  /// Whether what simulated days show is drawn.
  package var areDaysDrawn = true
  /// Whether the pictures are checked.
  package var areChecked = false

  package init() {}

  /// Whether simulated days are shown, not only looked at by checks.
  package var areDaysShown: Bool { settings[.days] > 0 }

  /// How long a provider may take to answer, seconds. One that never answers is asked once a size;
  /// the widget must not run out of time.
  package var providerSeconds: Double { min(10, settings[.timeLimit] / 4) }
}

extension ProgramOptions {
  /// Where the resources of a module's bundle lie.
  package struct ModuleResources: Codable, Sendable {
    /// The bundle's name, with its ending.
    package var bundle: String
    package var assetCatalogs: [String]
    package var stringFiles: [String]
    package var looseFiles: [String]

    package init(
      bundle: String, assetCatalogs: [String], stringFiles: [String], looseFiles: [String]
    ) {
      (self.bundle, self.assetCatalogs) = (bundle, assetCatalogs)
      (self.stringFiles, self.looseFiles) = (stringFiles, looseFiles)
    }
  }

  /// Paths of all resources but fonts.
  package var resources: [String] {
    assetCatalogs + stringFiles + looseFiles
      + modules.flatMap { $0.assetCatalogs + $0.stringFiles + $0.looseFiles }
  }

  /// What is drawn in before any axis changes it.
  package var base: RenderSurroundings {
    RenderSurroundings(
      device: (try? Device.load(settings[.device])) ?? WidgetResources.defaultDevice,
      locale: settings[.locale])
  }

  /// What the system that is drawn calls colours; nil where its files cannot be read.
  package var palette: Palette? {
    // Without the usual device there is none to draw for.
    guard let look = try? SystemLook.load(settings[.system]),
      (try? Device.load(Device.defaultID)) != nil
    else { return nil }
    return look.palette(on: base.device.platform)
  }

  /// The name of the journal of a widget's process.
  ///
  /// - Parameter families: The only ones that it draws; empty for all.
  package func journal(_ widget: String, families: [String] = []) -> String {
    let name = axes.process.isEmpty ? widget : "\(widget)@\(PathName.slug(axes.process))"
    return families.isEmpty ? name : name + "+" + PathName.slug(families.joined(separator: "+"))
  }

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
