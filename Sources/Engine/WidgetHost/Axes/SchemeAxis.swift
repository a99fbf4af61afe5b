import ViewGraph

/// Light and dark.
package final class SchemeAxis: RenderAxis {
  package let stage = AxisStage.picture
  package let spelling = AxisSpelling.always
  package let values = ColorScheme.allCases.map { "\($0)" }

  package init() {}

  package func usual(in base: RenderSurroundings) -> [String] { values }

  /// StandBy and the Lock Screen know no appearance.
  package func offer(
    _ wished: [String], to widget: WidgetDescriptor, in surroundings: RenderSurroundings
  ) -> AxisOffer {
    AxisOffer(surroundings.mode?.followsScheme == false ? [nil] : wished)
  }

  package func apply(_ value: String, to surroundings: inout RenderSurroundings) {
    surroundings.scheme = ColorScheme.allCases.first { "\($0)" == value } ?? .light
  }
}
