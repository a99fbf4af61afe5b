import Foundation
import LayoutEngine
import VectorDrawing
import ViewGraph

/// The outline of a shape as a shape: what `stroke(lineWidth:)` returns. Filled as it is, it is drawn
/// as a line, which says the same in fewer words.
nonisolated struct StrokedShape: Shape {
  let base: any Shape
  let style: StrokeStyle

  func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}
