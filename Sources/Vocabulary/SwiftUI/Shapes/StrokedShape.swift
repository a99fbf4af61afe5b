import Foundation
import LayoutEngine
import VectorDrawing
import ViewGraph

/// The outline of a shape as a shape: what `stroke(lineWidth:)` returns. Filled as it is, it is
/// drawn as a line, which says the same in fewer words.
nonisolated struct StrokedShape: Shape {
  let base: any Shape
  let style: StrokeStyle

  /// The stroked shape that a shape is, by itself or inside of an `AnyShape`. Types are compared
  /// first: a cast of every shape drawn takes long.
  static func of(_ shape: any Shape) -> StrokedShape? {
    let type = ObjectIdentifier(type(of: shape))
    if type == ObjectIdentifier(StrokedShape.self) { return shape as? StrokedShape }
    guard type == ObjectIdentifier(AnyShape.self), let any = shape as? AnyShape else { return nil }
    return any.shape as? StrokedShape
  }

  func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}
