/// The accessibility setting Bold Text.
package final class BoldTextAxis: RenderAxis {
  private enum Weight: String, CaseIterable { case regular, bold }

  package let stage = AxisStage.picture
  package let values = Weight.allCases.map(\.rawValue)

  package init() {}

  package func useful(in base: RenderSurroundings) -> [String] {
    [Weight.bold.rawValue]
  }

  package func usual(in base: RenderSurroundings) -> [String] { [Weight.regular.rawValue] }

  package func apply(_ value: String, to surroundings: inout RenderSurroundings) {
    surroundings.isTextBold = value == Weight.bold.rawValue
  }
}
