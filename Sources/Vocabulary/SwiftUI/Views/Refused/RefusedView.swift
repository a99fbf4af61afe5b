import DiagnosticRecords
package import ViewGraph

/// A view of apps that WidgetKit does not know how to archive: a prohibited sign stands for
/// it. In a preview of a plain view it would be shown, and is only not drawn by us.
package protocol RefusedView: PrimitiveView {
  /// As the sign and the diagnostic call it.
  nonisolated static var refusedName: String { get }
}

extension RefusedView {
  @MainActor package func resolve(into resolver: _ViewResolver) {
    let name = Self.refusedName
    if resolver.session.inputs.isWidget {
      resolver.session.report(
        .viewNotAllowedInWidgets, "WidgetKit cannot show a \(name) in a widget.",
        hint: "Use text, images, shapes, gauges, buttons, toggles and links.")
    } else {
      resolver.session.report(
        .appViewNotDrawn, "A \(name) is a view of apps; a labelled box stands for it.",
        hint: "Only what widgets can show is drawn.")
    }
    resolver.append(Node(.standIn(name), "StandIn"), StandInLayout())
  }
}

extension Rule {
  static let viewNotAllowedInWidgets = Rule(
    "view-not-allowed-in-widgets", fault: .widget, .error, standIn: true,
    "WidgetKit does not show this view in a widget",
    why: "A device draws a prohibited sign, so a labelled box is drawn instead.",
    remedy: "Use text, images, shapes, gauges, buttons, toggles and links.")
  static let appViewNotDrawn = Rule(
    "app-view-not-drawn", fault: .vitrine, .note, standIn: true, "A view of apps is not drawn",
    why: "Only what widgets can show is drawn; a labelled box stands for it.",
    remedy: "Nothing needs to be done in previews of apps.")
}
