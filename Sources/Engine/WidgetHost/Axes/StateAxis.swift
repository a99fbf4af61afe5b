/// What of a widget is shown: its content.
package final class StateAxis: RenderAxis {
  package let stage = AxisStage.question
  package let spelling = AxisSpelling.always
  package let options = ["--states", "--state"]
  package let help = "only these contents: snapshot,placeholder,redacted,timeline"
  package let values = ContentKind.allCases.map(\.rawValue)
  package let aliases = [
    "timeline": ContentKind.entry.rawValue, "entries": ContentKind.entry.rawValue,
    "private": ContentKind.redacted.rawValue, "privacy": ContentKind.redacted.rawValue,
  ]

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
