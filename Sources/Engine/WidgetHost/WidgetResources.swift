package import DiagnosticRecords
package import Foundation
package import ResourceCatalogs
import Typesetting
import ViewGraph

/// Everything a widget brings besides its code, and the settings of the run.
package struct WidgetResources {
  package var palette: Palette
  package var assets: AssetCatalog
  package var symbols: SymbolLibrary
  package var strings: StringCatalogs
  package var locale: Locale
  package var calendar: Calendar
  package var timeZone: TimeZone
  /// What was wrong with the resources themselves.
  package var diagnostics: [Diagnostic] = []

  package init(
    palette: Palette, assets: AssetCatalog, symbols: SymbolLibrary, strings: StringCatalogs,
    locale: Locale, calendar: Calendar, timeZone: TimeZone
  ) {
    (self.palette, self.assets, self.symbols) = (palette, assets, symbols)
    (self.strings, self.locale) = (strings, locale)
    (self.calendar, self.timeZone) = (calendar, timeZone)
  }

  func session(for stage: WidgetStage, at date: Date) -> RenderSession {
    let platform: TypePlatform =
      switch stage.device.platform {
      case .watchOS: .watchOS
      case .macOS: .macOS
      default: .iOS
      }
    let session = RenderSession(
      scale: CGFloat(stage.device.scale), palette: palette, assets: assets, symbols: symbols,
      strings: strings, fontContext: FontContext(platform: platform), locale: locale,
      calendar: calendar, timeZone: timeZone, now: date)
    session.stringDevice =
      switch stage.device.platform {
      case .iOS: "iphone"
      case .iPadOS: "ipad"
      case .watchOS: "applewatch"
      case .macOS: "mac"
      }
    return session
  }
}
