import Foundation
import LayoutEngine
import VectorDrawing
import ViewGraph

/// The label of a complication in the corner of a watch face. Faces bend it along their edge; here
/// it runs straight along the tangent, on the side towards the middle of the face.
///
/// Neither its position nor its length is published: the numbers are those of a label that touches
/// the circle in the corner's square.
struct CornerLabel {
  /// The size of the complication without label, points.
  let corner: CGSize

  /// The size of the picture that has room for both, points.
  var size: CGSize { CGSize(width: corner.width * 1.75, height: corner.height * 1.75) }

  @MainActor func joined(
    _ complication: LayoutNode, _ label: LayoutNode, _ resolver: _ViewResolver
  ) -> LayoutNode {
    let rising = CGAffineTransform(rotationAngle: CGFloat(Angle.degrees(-45).radians))
    let turned = resolver.wrap(
      label,
      Node(
        .effect(
          .transform { frame in
            CGAffineTransform(translationX: -frame.midX, y: -frame.midY).concatenating(rising)
              .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
          }), "WidgetLabel"))
    return resolver.node(
      Node(.group, "Corner"), CornerLayout(label: self), children: [complication, turned])
  }
}

/// The complication in the corner, its label around the point where the square ends.
private struct CornerLayout: LayoutAlgorithm {
  let label: CornerLabel

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize { label.size }

  func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    let corner = label.corner
    node.children[0].assign(origin: .zero, proposal: ProposedViewSize(corner))
    let room = ProposedViewSize(CGSize(width: corner.width * 1.9, height: corner.height / 2))
    let own = node.children[1].size(room)
    node.children[1].assign(
      origin: CGPoint(x: corner.width - own.width / 2, y: corner.height - own.height / 2),
      proposal: room)
  }
}
