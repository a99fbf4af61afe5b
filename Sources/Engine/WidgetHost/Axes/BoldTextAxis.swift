/// The accessibility setting Bold Text.
final class BoldTextAxis: RenderAxis {
  private enum Weight: String, CaseIterable { case regular, bold }

  let stage = AxisStage.picture
  let values = Weight.allCases.map(\.rawValue)

  func useful(in base: RenderSurroundings) -> [String] {
    [Weight.bold.rawValue]
  }

  func usual(in base: RenderSurroundings) -> [String] { [Weight.regular.rawValue] }

  func apply(_ value: String, to surroundings: inout RenderSurroundings) {
    surroundings.isTextBold = value == Weight.bold.rawValue
  }
}
