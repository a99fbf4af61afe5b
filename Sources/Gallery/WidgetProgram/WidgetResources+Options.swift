import DiagnosticRecords
import Foundation
import ResourceCatalogs
import Typesetting
import WidgetHost
import WidgetSettings

extension WidgetResources {
  /// Reads everything the options name. What is broken is noted and left out.
  init(_ options: ProgramOptions) {
    var diagnostics: [Diagnostic] = []
    let system: SystemLook
    do {
      system = try SystemLook.load(options.settings[.system])
    } catch {
      diagnostics.append(error.diagnostic)
      system = Self.defaultSystem
    }
    var assets = AssetCatalog(reading: options.assetCatalogs + options.looseFiles)
    for module in options.modules {
      assets.add(
        AssetCatalog(reading: module.assetCatalogs + module.looseFiles), bundle: module.bundle)
    }
    let timeZone = TimeZone(identifier: options.settings[.timeZone]) ?? .gmt
    let surroundings = options.axes.process(base: options.base).surroundings
    let locale = Locale(identifier: surroundings.locale)
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (locale, timeZone)
    for font in options.fonts {
      do {
        try FontLibrary.shared.register(fontFile: URL(fileURLWithPath: font))
      } catch {
        diagnostics.append(
          Diagnostic(.unreadableFont, "The font cannot be read: \(error)", file: font))
      }
    }
    var strings = StringCatalogs(
      reading: options.stringFiles, modules: options.modules.map { ($0.bundle, $0.stringFiles) },
      developmentLanguage: options.developmentLanguage)
    strings.form = surroundings.stringForm
    self.init(
      system: system, assets: assets, symbols: .standard, strings: strings, locale: locale,
      calendar: calendar, timeZone: timeZone)
    self.diagnostics = diagnostics + assets.diagnostics + strings.diagnostics
    self = running(surroundings.direction)
  }

  private static var defaultSystem: SystemLook {
    do { return try SystemLook.load() } catch {
      fatalError("Vitrine's themes are missing: \(error)")
    }
  }

  static var defaultDevice: Device {
    do { return try Device.load(Device.defaultID) } catch {
      fatalError("Vitrine's themes are missing: \(error)")
    }
  }
}

extension Rule {
  static let unreadableFont = Rule(
    "unreadable-font", fault: .widget, .warning, "A font cannot be read",
    why: "Text in it is measured and drawn in the system's font.",
    remedy: "Check that the file is a whole OpenType font.")
}
