public import Foundation
import LayoutEngine
public import VectorDrawing
import ViewGraph

extension GraphicsContext {
  /// A text ready to be drawn.
  public struct ResolvedText {
    let view: any View
    let environment: EnvironmentValues

    public func measure(in size: CGSize) -> CGSize {
      resolvedNode(view, environment).size(ProposedViewSize(size))
    }
  }

  /// An image ready to be drawn.
  public struct ResolvedImage {
    let view: Image
    let environment: EnvironmentValues

    public var size: CGSize { resolvedNode(view, environment).size(.unspecified) }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(view: text, environment: environment)
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(view: image, environment: environment)
  }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text, at: point, anchor)
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(view: text, in: rect) }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.view, at: point, anchor)
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(view: text.view, in: rect) }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, at: point, anchor)
  }

  public func draw(
    _ image: Image, in rect: CGRect, style: FillStyle = FillStyle()
  ) { draw(view: image.resizable(), in: rect) }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.view, at: point, anchor)
  }

  public func draw(
    _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) { draw(view: image.view.resizable(), in: rect) }

  /// Draws a view at its ideal size.
  private func draw(_ view: any View, at point: CGPoint, _ anchor: UnitPoint) {
    let size = resolvedNode(view, environment).size(.unspecified)
    let origin = CGPoint(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    draw(view: view, in: CGRect(origin: origin, size: size))
  }

  private func draw(view: any View, in rect: CGRect) {
    draw(node: resolvedNode(view, environment), in: rect)
  }

  /// Draws what a node shows.
  func draw(node root: LayoutNode, in rect: CGRect) {
    root.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
    var painter = Painter(grid: environment.session.grid)
    painter.paint(root)
    for item in painter.items { add(item.renumbered(layer.node)) }
  }
}

/// The node of a view in a canvas. Canvases are drawn on the main actor, where everything is.
private func resolvedNode(_ view: any View, _ environment: EnvironmentValues) -> LayoutNode {
  nonisolated(unsafe) let view = view
  nonisolated(unsafe) var node = LayoutNode(FillAlgorithm())
  MainActor.assumeIsolated {
    node = _ViewResolver(environment: environment).single(view)
  }
  return node
}
