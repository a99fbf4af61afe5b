package import DiagnosticRecords
package import Foundation
package import LayoutEngine
package import ResourceCatalogs
import Typesetting
import ViewGraph

/// Everything a widget brings besides its code, and the settings of the run.
package struct WidgetResources {
  package var system: SystemLook
  package var assets: AssetCatalog
  package var symbols: SymbolLibrary
  package var strings: StringCatalogs {
    didSet { layoutDirection = direction ?? Self.direction(strings, locale) }
  }
  package var locale: Locale {
    didSet { layoutDirection = direction ?? Self.direction(strings, locale) }
  }
  /// The direction whatever the language; nil for that of the language.
  private var direction: LayoutDirection?
  /// The direction the widget is laid out in: that of the language it is shown in, which need not
  /// be the person's: an app that is not translated into Arabic stays as it was developed (Apple,
  /// "Supporting right-to-left languages"). Found once, as Foundation takes long to tell.
  package private(set) var layoutDirection: LayoutDirection
  package var calendar: Calendar
  package var timeZone: TimeZone
  /// The device that is drawn for, once that is known.
  package private(set) var device: Device?
  /// What was wrong with the resources themselves.
  package var diagnostics: [Diagnostic] = []

  package init(
    system: SystemLook, assets: AssetCatalog, symbols: SymbolLibrary, strings: StringCatalogs,
    locale: Locale, calendar: Calendar, timeZone: TimeZone
  ) {
    (self.system, self.assets, self.symbols) = (system, assets, symbols)
    (self.strings, self.locale) = (strings, locale)
    (self.calendar, self.timeZone) = (calendar, timeZone)
    layoutDirection = Self.direction(strings, locale)
  }

  private static func direction(_ strings: StringCatalogs, _ locale: Locale) -> LayoutDirection {
    LayoutDirection(Locale(identifier: strings.language(for: locale.identifier)))
  }

  /// What to say where the person's language runs the other way than the widget.
  package var foreignDirection: Diagnostic? {
    let wanted = direction ?? LayoutDirection(locale)
    if wanted == layoutDirection { return nil }
    let name = wanted == .rightToLeft ? "right to left" : "left to right"
    return Diagnostic(
      .noLocalization,
      "The widget has no strings for \(locale.identifier) and is not laid out from \(name).",
      hint: "Apple's systems do the same; add that language to a string catalog to see it.")
  }

  /// The same laid out in a direction, whatever the language; nil for that of the language.
  package func running(_ direction: LayoutDirection?) -> WidgetResources {
    var resources = self
    resources.direction = direction
    resources.layoutDirection = direction ?? Self.direction(strings, locale)
    return resources
  }

  /// The same for a device, by which strings vary.
  package func shown(on device: Device) -> WidgetResources {
    var resources = self
    resources.device = device
    resources.strings.device = device.stringsDevice
    return resources
  }

  /// What goes into a picture of the moment `date`.
  func inputs(
    on stage: WidgetStage, in surroundings: RenderSurroundings, at date: Date
  ) -> RenderInputs {
    let platform: TypePlatform =
      switch stage.device.platform {
      case .watchOS: .watchOS
      case .macOS: .macOS
      default: .iOS
      }
    var fonts = FontContext(platform: platform, dynamicType: surroundings.typeSize)
    fonts.boldText = surroundings.isTextBold
    var strings = strings
    strings.device = stage.device.stringsDevice
    var inputs = RenderInputs(
      scale: CGFloat(stage.device.scale), system: system, platform: stage.device.platform,
      assets: assets, symbols: symbols, strings: strings, fontContext: fonts, locale: locale,
      calendar: calendar,
      timeZone: timeZone, now: date, layoutDirection: layoutDirection)
    inputs.isWidget = stage.isWidget
    inputs.mode = surroundings.mode(on: stage)
    inputs.showsContainerBackground = stage.showsBackground(in: inputs.mode)
    inputs.contentMargins = stage.margins(in: inputs.mode)
    inputs.showsWidgetLabel = stage.family.traits.labelOn.contains(stage.device.platform)
    inputs.bendsContent = inputs.showsWidgetLabel && !stage.family.traits.isRound
    return inputs
  }
}

extension Rule {
  static let noLocalization = Rule(
    "no-localization", fault: .widget, .note, "The widget has no strings for the language",
    why: "It is not laid out in that language's direction, as on Apple's systems.",
    remedy: "Add the language to a string catalog to see it.")
}
