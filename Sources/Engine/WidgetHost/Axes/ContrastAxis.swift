import ViewGraph

/// The accessibility setting Increase Contrast.
package final class ContrastAxis: RenderAxis {
  package let stage = AxisStage.picture
  package let values = ColorSchemeContrast.allCases.map { "\($0)" }

  package init() {}

  package func useful(in base: RenderSurroundings) -> [String] {
    ["\(ColorSchemeContrast.increased)"]
  }

  package func usual(in base: RenderSurroundings) -> [String] {
    ["\(ColorSchemeContrast.standard)"]
  }

  package func apply(_ value: String, to surroundings: inout RenderSurroundings) {
    surroundings.contrast =
      ColorSchemeContrast.allCases.first { "\($0)" == value } ?? .standard
  }
}
