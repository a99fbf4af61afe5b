/// What of a widget is shown: its content.
package final class StateAxis: RenderAxis {
  package let stage = AxisStage.question
  package let spelling = AxisSpelling.always
  package let values = ContentKind.allCases.map(\.rawValue)

  package init() {}

  package func usual(in base: RenderSurroundings) -> [String] { values }

  /// Changes nothing around the widget: the run asks for it.
  package func apply(_ value: String, to surroundings: inout RenderSurroundings) {}
}

extension AxisChoices {
  /// The contents to draw.
  package func contents(in base: RenderSurroundings) -> [ContentKind] {
    values(on: StateAxis(), in: base).compactMap(ContentKind.init)
  }
}
