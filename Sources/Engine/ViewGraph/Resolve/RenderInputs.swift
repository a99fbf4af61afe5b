package import Foundation
package import LayoutEngine
package import ResourceCatalogs
package import Typesetting
package import VectorDrawing

/// What goes into a render and stays as it is for all of it: the device, its system, the resources
/// of the widget, the clock, what the location makes of the widget.
package struct RenderInputs {
  /// Pixels per point.
  package var scale: CGFloat
  package let platform: Device.Platform
  package let system: SystemLook
  /// The system's colours on the platform.
  package let palette: Palette
  package var assets: AssetCatalog
  package var symbols: SymbolLibrary
  /// nil where no widget brings strings, so that the host is asked for them.
  package var strings: StringCatalogs?
  package var fontContext: FontContext
  package var locale: Locale
  /// Where reading begins.
  package var layoutDirection: LayoutDirection
  package var calendar: Calendar
  package var timeZone: TimeZone
  /// The moment the render shows.
  package var now: Date
  /// Whether WidgetKit shows the views, which refuses those of apps; false for previews of views.
  package var isWidget = true
  /// What the location makes of the colours of the widget.
  package var mode = RenderingMode.fullColor
  /// Whether the location shows the background of the widget's container.
  package var showsContainerBackground = true
  /// Whether the location has room for the label of an accessory widget.
  package var showsWidgetLabel = false
  /// Whether the location bends content that asks for it.
  package var bendsContent = false
  /// The margins that the location gives a widget, points.
  package var contentMargins = EdgeInsets(16, edges: .all)

  /// - Parameter layoutDirection: That of the locale where nothing else is said.
  package init(
    scale: CGFloat, system: SystemLook, platform: Device.Platform, assets: AssetCatalog,
    symbols: SymbolLibrary, strings: StringCatalogs?, fontContext: FontContext, locale: Locale,
    calendar: Calendar,
    timeZone: TimeZone, now: Date, layoutDirection: LayoutDirection? = nil
  ) {
    (self.scale, self.system, self.platform) = (scale, system, platform)
    palette = system.palette(on: platform)
    (self.assets, self.symbols) = (assets, symbols)
    (self.strings, self.fontContext) = (strings, fontContext)
    (self.locale, self.calendar, self.timeZone, self.now) = (locale, calendar, timeZone, now)
    self.layoutDirection = layoutDirection ?? LayoutDirection(locale)
  }

  package var grid: PixelGrid { PixelGrid(scale: scale) }
}
