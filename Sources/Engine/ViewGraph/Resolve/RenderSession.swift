package import DiagnosticRecords
package import Foundation
import LayoutEngine
import ResourceCatalogs
import Typesetting
import VectorDrawing

/// One render on its way through the passes: what goes in, what has come out so far, and where the
/// passes are. Used on the main actor only.
package final class RenderSession: @unchecked Sendable {
  package let inputs: RenderInputs
  package var outcome = RenderOutcome()

  /// The innermost view of the user's whose body is being read, to say where a problem is.
  package internal(set) var view: (any View.Type)?
  /// What views do when they appear, where that is to be drawn.
  package let appearances: Appearances?
  /// How often a problem was noted, each time it was.
  package private(set) var reports = 0
  /// How many elements all loops of the render have drawn.
  var elements = 0
  /// The area of the widget inside its margins, points: known once the views are resolved, as the
  /// margins follow from what they ask for.
  package var contentSize: CGSize?

  /// More views within each other than this end in a stand-in, whether composites, containers or
  /// modifiers: each level costs a few stack frames in every pass.
  package static let depthLimit = 1_000

  package init(_ inputs: RenderInputs, appearances: Appearances? = nil) {
    FreedMemory.keep()
    (self.inputs, self.appearances) = (inputs, appearances)
  }

  /// A session for values asked for outside of any render.
  package static let detached = RenderSession(
    RenderInputs(
      scale: 3, system: standardSystem, platform: .iOS, assets: AssetCatalog(),
      symbols: .standard, strings: nil, fontContext: FontContext(),
      locale: Locale(identifier: "en_US"),
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt,
      now: Date(timeIntervalSince1970: 0)))

  /// The usual system. Without it the installation is broken and nothing can be drawn.
  private static var standardSystem: SystemLook {
    do { return try SystemLook.load() } catch {
      fatalError("Vitrine's themes are missing: \(error)")
    }
  }

  /// Notes a problem once.
  package func report(
    _ rule: Rule, as severity: Diagnostic.Severity? = nil, _ message: String, hint: String? = nil
  ) {
    report(Diagnostic(rule, as: severity, message, hint: hint))
  }

  /// Notes a problem once, as one of the view whose body is being read.
  package func report(_ problem: Diagnostic) {
    reports += 1
    var diagnostic = problem
    diagnostic.view = view.map { String(describing: $0) }
    if !outcome.diagnostics.contains(diagnostic) { outcome.diagnostics.append(diagnostic) }
  }
}
