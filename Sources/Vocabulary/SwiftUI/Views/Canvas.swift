public import Foundation
import LayoutEngine
import VectorDrawing
public import ViewGraph

public nonisolated struct Canvas<Symbols: View>: View, PositionedView {
  public var symbols: Symbols
  /// Draws into a context of a size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether nothing shows through: the drawing begins in black.
  public var isOpaque: Bool
  /// How colours mix; changes nothing in a picture.
  public var colorMode: ColorRenderingMode
  /// Whether drawing may happen later; a picture draws at once.
  public var rendersAsynchronously: Bool
  package var position: ViewPosition?

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    (isOpaque, self.colorMode) = (opaque, colorMode)
    (self.rendersAsynchronously, self.renderer) = (rendersAsynchronously, renderer)
    self.symbols = symbols()
  }

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) { EmptyView() }
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    let (environment, renderer, isOpaque) = (resolver.environment, renderer, isOpaque)
    let views = CanvasSymbols(resolver.collect(symbols))
    let image = ImageContent(name: nil) { frame, items, node in
      let layer = GraphicsLayer(
        node: node, environment: environment, size: frame.size, symbols: views)
      var context = GraphicsContext(layer: layer)
      renderer(&context, frame.size)
      if isOpaque {
        items.append(.fill(Path(frame), .color(.black), evenOdd: false, node: node))
      }
      if layer.items.isEmpty { return }
      var group = GroupItem(layer.items, node: node)
      group.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      items.append(.group(group))
    }
    resolver.append(Node(.image(image), "Canvas"), FillAlgorithm())
  }
}

/// The views a canvas can draw. Canvases are drawn on the main actor, where views are made.
final class CanvasSymbols {
  private let nodes: LayoutChildren

  init(_ nodes: LayoutChildren) { self.nodes = nodes }

  func node(tagged tag: AnyHashable) -> LayoutNode? {
    nodes.first { $0.values[ObjectIdentifier(ViewTag.self)] as? AnyHashable == tag }
  }
}

/// What has been drawn so far.
final class GraphicsLayer {
  var items: [DisplayItem] = []
  let node: Int
  let environment: EnvironmentValues
  let size: CGSize
  let symbols: CanvasSymbols

  init(node: Int, environment: EnvironmentValues, size: CGSize, symbols: CanvasSymbols) {
    (self.node, self.environment) = (node, environment)
    (self.size, self.symbols) = (size, symbols)
  }

  /// An empty layer for the same canvas.
  func sibling() -> GraphicsLayer {
    GraphicsLayer(node: node, environment: environment, size: size, symbols: symbols)
  }
}
