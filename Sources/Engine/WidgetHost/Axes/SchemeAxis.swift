import ViewGraph

/// Light and dark.
final class SchemeAxis: RenderAxis {
  let stage = AxisStage.picture
  let spelling = AxisSpelling.always
  let values = ColorScheme.allCases.map { "\($0)" }

  func usual(in base: RenderSurroundings) -> [String] { values }

  /// StandBy and the Lock Screen know no appearance.
  func offer(
    _ wished: [String], to widget: WidgetDescriptor, in surroundings: RenderSurroundings
  ) -> AxisOffer {
    AxisOffer(surroundings.mode?.followsScheme == false ? [nil] : wished)
  }

  func apply(_ value: String, to surroundings: inout RenderSurroundings) {
    surroundings.scheme = ColorScheme.allCases.first { "\($0)" == value } ?? .light
  }
}
