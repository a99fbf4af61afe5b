import Foundation
import LayoutEngine
import ResourceCatalogs
import VectorDrawing
import ViewGraph

/// The label of a complication on a watch face, bent as the face bends it: in a corner between the
/// complication and the dial, else on the bezel above it (Apple Watch, Infograph).
///
/// Neither positions nor lengths are published. The dial is taken to be as wide as the screen; a
/// label touches the circle of its complication.
struct FaceLabel {
  let stage: WidgetStage
  /// Whether the content is bent too, outside of its label (`widgetCurvesContent`).
  let curvesContent: Bool

  private var isCorner: Bool { !stage.family.traits.isRound }

  /// Points from the middle of the dial to the middle of the label's height.
  fileprivate var radius: CGFloat { CGFloat(stage.device.screenWidth) / 2 }

  /// Room for a label, points.
  fileprivate var room: CGSize {
    let size = stage.size
    // A quarter of the bezel; in a corner what does not meet the edges of the screen.
    return CGSize(width: isCorner ? size.width * 1.9 : radius * .pi / 2, height: size.height / 2)
  }

  /// The size of the picture that has room for both, points.
  var size: CGSize {
    let size = stage.size
    if isCorner { return CGSize(width: size.width * 2, height: size.height * 2) }
    // Ends of the longest label lie an eighth of a circle from its middle.
    let chord = radius * CGFloat(2.0.squareRoot())
    return CGSize(width: (chord + Self.bezel).rounded(.up), height: size.height + Self.bezel)
  }

  /// The height of a bezel, points.
  private static let bezel: CGFloat = 18

  @MainActor func joined(
    _ complication: LayoutNode, _ label: LayoutNode, _ resolver: _ViewResolver
  ) -> LayoutNode {
    let content =
      curvesContent
      ? bent(complication, radius + outwards(label, complication), resolver) : complication
    return resolver.node(
      Node(.group, isCorner ? "Corner" : "Bezel"), FaceLayout(label: self),
      children: [content, bent(label, radius, resolver)])
  }

  /// How much farther out the middle of bent content lies than that of its label.
  @MainActor fileprivate func outwards(_ label: LayoutNode, _ content: LayoutNode) -> CGFloat {
    let proposal = ProposedViewSize(room)
    return (label.size(proposal).height + content.size(proposal).height) / 2
  }

  @MainActor private func bent(
    _ node: LayoutNode, _ radius: CGFloat, _ resolver: _ViewResolver
  ) -> LayoutNode {
    let bent = resolver.wrap(node, Node(.effect(.bent(radius: radius)), "FaceCurve"))
    if !isCorner { return bent }
    let rising = CGAffineTransform(rotationAngle: CGFloat(Angle.degrees(-45).radians))
    return resolver.wrap(
      bent,
      Node(
        .effect(
          .transform { frame in
            CGAffineTransform(translationX: -frame.midX, y: -frame.midY).concatenating(rising)
              .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
          }), "WidgetLabel"))
  }

  /// The middle of the complication and that of the label.
  fileprivate func middles(_ label: CGSize, _ content: CGSize) -> (CGPoint, CGPoint) {
    let own = stage.size
    guard isCorner else {
      let middle = CGPoint(x: size.width / 2, y: size.height - own.height / 2)
      return (middle, CGPoint(x: middle.x, y: label.height / 2))
    }
    let diagonal = CGFloat(0.5.squareRoot())
    let inner = own.width / 2 + diagonal * (own.width + label.height) / 2
    let outer =
      curvesContent ? inner - diagonal * (label.height + content.height) / 2 : own.width / 2
    return (CGPoint(x: outer, y: outer), CGPoint(x: inner, y: inner))
  }
}

/// The complication and its label around their middles.
private struct FaceLayout: LayoutAlgorithm {
  let label: FaceLabel

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize { label.size }

  func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    let room = ProposedViewSize(label.room)
    let offers = [label.curvesContent ? room : ProposedViewSize(label.stage.size), room]
    let sizes = zip(node.children, offers).map { $0.size($1) }
    let middles = label.middles(sizes[1], sizes[0])
    for (index, middle) in [middles.0, middles.1].enumerated() {
      node.children[index].assign(
        origin: CGPoint(
          x: middle.x - sizes[index].width / 2, y: middle.y - sizes[index].height / 2),
        proposal: offers[index])
    }
  }
}
