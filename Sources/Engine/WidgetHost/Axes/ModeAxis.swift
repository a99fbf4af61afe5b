import DiagnosticRecords
import ResourceCatalogs
import ViewGraph

/// What the location makes of the colours of a widget: the rendering mode.
package final class ModeAxis: RenderAxis {
  package let stage = AxisStage.picture
  package let values = RenderingMode.allCases.map(\.rawValue)

  package init() {}

  package func useful(in base: RenderSurroundings) -> [String] {
    [RenderingMode.accented.rawValue, RenderingMode.vibrant.rawValue]
  }

  package func usual(in base: RenderSurroundings) -> [String] { [RenderingMode.fullColor.rawValue] }

  /// Those of the family's locations, as far as the system offers the widget there.
  package func offer(
    _ wished: [String], to widget: WidgetDescriptor, in surroundings: RenderSurroundings
  ) -> AxisOffer {
    guard let stage = surroundings.stage else { return AxisOffer([nil]) }
    let modes = stage.modes(of: wished.compactMap(RenderingMode.init))
    let offered = modes.filter { $0.offers(widget, on: stage.device.platform) }
    return AxisOffer(
      offered.map(\.rawValue),
      refusals: modes.filter { !offered.contains($0) }.map(Self.notOffered))
  }

  private static func notOffered(_ mode: RenderingMode) -> Diagnostic {
    Diagnostic(
      .backgroundNotRemovable,
      "The widget is not drawn in \(mode.rawValue): it forbids taking its background away.",
      hint: "The system does not offer a widget with `containerBackgroundRemovable(false)` there.")
  }

  package func apply(_ value: String, to surroundings: inout RenderSurroundings) {
    surroundings.mode = RenderingMode(rawValue: value)
  }
}

extension Rule {
  static let backgroundNotRemovable = Rule(
    "background-not-removable", fault: .widget, .note,
    "The widget forbids taking its background away",
    why: "The system does not offer it where backgrounds are taken away, so it is not drawn "
      + "there.",
    remedy: "Nothing needs to be done if `containerBackgroundRemovable(false)` is meant.")
}
