import DiagnosticRecords
import Foundation
package import ViewGraph

/// A view of apps that WidgetKit does not know how to archive: a prohibited sign stands in its
/// place. In a preview of a plain view it would be shown, and is only not drawn by us.
package protocol RefusedView: PrimitiveView {
  /// As the sign and the diagnostic call it.
  nonisolated static var refusedName: String { get }
}

extension RefusedView {
  @MainActor package func resolve(into resolver: _ViewResolver) {
    let name = Self.refusedName
    if resolver.session.isWidget {
      resolver.session.report(
        .error, "view-not-allowed-in-widgets", "WidgetKit cannot show a \(name) in a widget.",
        hint: "Use text, images, shapes, gauges, buttons, toggles and links.")
    } else {
      resolver.session.report(
        .note, "app-view-not-drawn", "A \(name) is a view of apps; a labelled box stands for it.",
        hint: "Only what widgets can show is drawn.")
    }
    resolver.append(Node(.standIn(name), "StandIn"), StandInLayout())
  }
}
