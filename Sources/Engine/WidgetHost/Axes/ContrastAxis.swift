import ViewGraph

/// The accessibility setting Increase Contrast.
final class ContrastAxis: RenderAxis {
  let stage = AxisStage.picture
  let values = ColorSchemeContrast.allCases.map { "\($0)" }

  func useful(in base: RenderSurroundings) -> [String] {
    ["\(ColorSchemeContrast.increased)"]
  }

  func usual(in base: RenderSurroundings) -> [String] { ["\(ColorSchemeContrast.standard)"] }

  func apply(_ value: String, to surroundings: inout RenderSurroundings) {
    surroundings.contrast =
      ColorSchemeContrast.allCases.first { "\($0)" == value } ?? .standard
  }
}
