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
  /// The device as string catalogs vary by it: `iphone`, `ipad`, `applewatch`, `mac`.
  package var stringDevice = "iphone"
  package var fontContext: FontContext
  package var locale: Locale
  package var calendar: Calendar
  package var timeZone: TimeZone
  /// The moment the render shows.
  package var now: Date
  /// Whether the views are archived by WidgetKit, where live text takes the width it is offered
  /// (facts/layout-rules.md §9).
  package var isArchived = true
  /// What `containerBackground(for: .widget)` asked for, the outermost last.
  package var containerBackground: LayoutNode?
  /// The area of the widget inside its margins, once that is known; points.
  package var contentSize: CGSize?
  package private(set) var diagnostics: [Diagnostic] = []
  /// The innermost view of the user's whose body is being read, to say where a problem is.
  var view: (any View.Type)?

  /// More views within each other than this end in a stand-in, whether composites, containers or
  /// modifiers: each level costs a few stack frames in every pass.
  package static let depthLimit = 1_000

  package init(
    scale: CGFloat, palette: Palette, assets: AssetCatalog, symbols: SymbolLibrary,
    strings: StringCatalogs, fontContext: FontContext, locale: Locale, calendar: Calendar,
    timeZone: TimeZone, now: Date
  ) {
    (self.scale, self.palette, self.assets, self.symbols) = (scale, palette, assets, symbols)
    (self.strings, self.fontContext) = (strings, fontContext)
    (self.locale, self.calendar, self.timeZone, self.now) = (locale, calendar, timeZone, now)
  }

  /// A session for values asked for outside of any render.
  package static let detached = RenderSession(
    scale: 3, palette: standardPalette, assets: AssetCatalog(), symbols: .standard,
    strings: StringCatalogs(), fontContext: FontContext(), locale: Locale(identifier: "en_US"),
    calendar: Calendar(identifier: .gregorian), timeZone: .gmt,
    now: Date(timeIntervalSince1970: 0))

  /// The shipped palette. Without it the installation is broken and nothing can be drawn.
  private static var standardPalette: Palette {
    do { return try Palette.load() } catch { fatalError("Vitrine's themes are missing: \(error)") }
  }

  package var grid: PixelGrid { PixelGrid(scale: scale) }

  /// Notes a problem once.
  package func report(
    _ severity: Diagnostic.Severity, _ rule: String, _ message: String, hint: String? = nil
  ) {
    report(Diagnostic(severity, rule, message, hint: hint))
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
