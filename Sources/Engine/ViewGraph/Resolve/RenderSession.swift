package import DiagnosticRecords
package import Foundation
package import LayoutEngine
package import ResourceCatalogs
package import Typesetting
package import VectorDrawing

/// Everything that is the same for a whole render: the device, the palette, the resources of the
/// widget, the clock, and what went wrong. Used on the main actor only.
package final class RenderSession: @unchecked Sendable {
  package var scale: CGFloat
  package var palette: Palette
  package var assets: AssetCatalog
  package var symbols: SymbolLibrary
  package var strings: StringCatalogs
  /// Whether strings are asked of the host, as there is no render that knows them.
  package var asksHostForStrings = false
  package var fontContext: FontContext
  package let locale: Locale
  /// Where reading begins; that of the locale where nothing else is said.
  package let layoutDirection: LayoutDirection
  package var calendar: Calendar
  package var timeZone: TimeZone
  /// The moment the render shows.
  package var now: Date
  /// Whether the views are archived by WidgetKit, where live text takes the width it is offered
  /// (Facts/layout.md#live-text).
  package var isArchived = true
  /// Whether WidgetKit shows the views, which refuses those of apps; false for previews of views.
  package var isWidget = true
  /// What the place the widget stands in makes of its colours: `fullColor`, `accented`, `vibrant`.
  package var renderingMode = "fullColor"
  /// Whether the place shows the background of the widget's container.
  package var showsContainerBackground = true
  /// Whether the place has room for the label of an accessory widget.
  package var showsWidgetLabel = false
  /// What `widgetLabel` asked for, the outermost last.
  package var widgetLabel: LayoutNode?
  /// The margins of the place, points.
  package var contentMargins = EdgeInsets(16, edges: .all)
  /// What `containerBackground(for: .widget)` asked for, the outermost last.
  package var containerBackground: LayoutNode?
  /// The area of the widget inside its margins, once that is known; points.
  package var contentSize: CGSize?
  package private(set) var diagnostics: [Diagnostic] = []
  /// The innermost view of the user's whose body is being read, to say where a problem is.
  package internal(set) var view: (any View.Type)?

  /// How many elements all loops of the render have drawn.
  var elements = 0

  /// More views within each other than this end in a stand-in, whether composites, containers or
  /// modifiers: each level costs a few stack frames in every pass.
  package static let depthLimit = 1_000

  package init(
    scale: CGFloat, palette: Palette, assets: AssetCatalog, symbols: SymbolLibrary,
    strings: StringCatalogs, fontContext: FontContext, locale: Locale, calendar: Calendar,
    timeZone: TimeZone, now: Date, layoutDirection: LayoutDirection? = nil
  ) {
    (self.scale, self.palette, self.assets, self.symbols) = (scale, palette, assets, symbols)
    (self.strings, self.fontContext) = (strings, fontContext)
    (self.locale, self.calendar, self.timeZone, self.now) = (locale, calendar, timeZone, now)
    self.layoutDirection = layoutDirection ?? LayoutDirection(locale)
  }

  /// A session for values asked for outside of any render.
  package static let detached: RenderSession = {
    let session = RenderSession(
      scale: 3, palette: standardPalette, assets: AssetCatalog(), symbols: .standard,
      strings: StringCatalogs(), fontContext: FontContext(), locale: Locale(identifier: "en_US"),
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt,
      now: Date(timeIntervalSince1970: 0))
    session.asksHostForStrings = true
    return session
  }()

  /// The shipped palette. Without it the installation is broken and nothing can be drawn.
  private static var standardPalette: Palette {
    do { return try Palette.load() } catch { fatalError("Vitrine's themes are missing: \(error)") }
  }

  package var grid: PixelGrid { PixelGrid(scale: scale) }

  /// Notes a problem once.
  package func report(
    _ rule: Rule, as severity: Diagnostic.Severity? = nil, _ message: String, hint: String? = nil
  ) {
    report(Diagnostic(rule, as: severity, message, hint: hint))
  }

  /// Notes a problem once, as one of the view whose body is being read.
  package func report(_ problem: Diagnostic) {
    var diagnostic = problem
    diagnostic.view = view.map { String(describing: $0) }
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// The problems noted since the last call.
  package func takeDiagnostics() -> [Diagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }
}
