public import Foundation
public import LayoutEngine
import Typesetting
import VectorDrawing
public import ViewGraph

public protocol TextRenderer: Animatable {
  /// Draws a text; the context's origin is the top left of the text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The size of the text for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far drawing reaches beyond the text. Pictures do not cut it off.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }

  /// How the painter draws a text with the renderer.
  func drawing(
    in environment: EnvironmentValues
  ) -> (TextContent, TextLayout, CGRect, Int) -> [DisplayItem] {
    { text, layout, frame, node in
      let layer = GraphicsLayer(
        node: node, environment: environment, size: frame.size, symbols: CanvasSymbols([]))
      var context = GraphicsContext(layer: layer)
      draw(layout: Text.Layout(text, layout, size: frame.size), in: &context)
      if layer.items.isEmpty { return [] }
      var group = GroupItem(layer.items, node: node)
      let top = environment.session.inputs.grid.nearest(frame.minY)
      group.transform = CGAffineTransform(translationX: frame.minX, y: top)
      return [.group(group)]
    }
  }
}

public struct TextProxy {
  let block: TextBlock

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    block.size(width: proposal.width, height: proposal.height)
  }
}

public protocol TextAttribute {}

extension View {
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> _ModifiedView {
    modified(CoreModifier { $0.text.renderer = renderer })
  }
}

/// The layout of a text whose renderer may answer sizes of its own.
struct RenderedTextAlgorithm: LayoutAlgorithm {
  let text: TextAlgorithm
  let renderer: any TextRenderer

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    renderer.sizeThatFits(proposal: proposal, text: TextProxy(block: text.block))
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { text.spacing(of: node) }

  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? { text.explicitGuide(key, of: node, for: proposal) }
}
