public import Foundation
import LayoutEngine
import VectorDrawing
public import ViewGraph

/// A drawing made by code.
public nonisolated struct Canvas<Symbols: View>: View, PrimitiveView {
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// The views that can be drawn, found by their tags.
  public var symbols: Symbols

  /// A drawing that may draw views.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) { (self.renderer, self.symbols) = (renderer, symbols()) }

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView { (self.renderer, symbols) = (renderer, EmptyView()) }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    let (environment, renderer) = (resolver.environment, renderer)
    let symbols = resolver.collect(symbols)
    let image = ImageContent(name: "Canvas") { frame, items, node in
      let layer = GraphicsLayer(node: node, environment: environment, symbols: symbols)
      var context = GraphicsContext(layer: layer)
      renderer(&context, frame.size)
      if layer.items.isEmpty { return }
      var group = GroupItem(layer.items, node: node)
      group.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      items.append(.group(group))
    }
    resolver.append(Node(.image(image), "Canvas"), FillAlgorithm())
  }
}

/// What has been drawn so far.
final class GraphicsLayer {
  var items: [DisplayItem] = []
  let node: Int
  let environment: EnvironmentValues
  /// The views that can be drawn.
  let symbols: [LayoutNode]

  init(node: Int, environment: EnvironmentValues, symbols: [LayoutNode]) {
    (self.node, self.environment, self.symbols) = (node, environment, symbols)
  }

  /// A layer within this one on which nothing has been drawn.
  func empty() -> GraphicsLayer {
    GraphicsLayer(node: node, environment: environment, symbols: symbols)
  }
}
