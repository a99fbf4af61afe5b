public import Foundation
import LayoutEngine
import VectorDrawing
public import ViewGraph

/// A drawing made by code.
public nonisolated struct Canvas<Symbols: View>: View, PrimitiveView {
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView { self.renderer = renderer }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    let (environment, renderer) = (resolver.environment, renderer)
    let image = ImageContent(name: "Canvas") { frame, items, node in
      let layer = GraphicsLayer(node: node, environment: environment)
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

  init(node: Int, environment: EnvironmentValues) {
    (self.node, self.environment) = (node, environment)
  }
}
