import Foundation
import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> _ModifiedView {
    modified(ContainerShapeModifier(shape: shape))
  }
}

/// Makes a view the container of the relative shapes below it.
package struct ContainerShapeModifier: PrimitiveModifier {
  let shape: any InsettableShape

  @MainActor package func resolve(_ base: any View, into resolver: _ViewResolver) {
    let shape = shape
    let container = ContainerFrame()
    let outer = resolver.environment
    resolver.environment.core.containerShape = ContainerShape(radius: 0, container: container) {
      shape.path(in: CGRect(origin: .zero, size: $0)).cornerRadius
    }
    let first = resolver.nodes.count
    base._resolve(resolver)
    resolver.environment = outer
    container.node = resolver.nodes.count > first ? resolver.nodes[first] : nil
  }
}

extension Path {
  /// The corner radius of the path where it is a shape that has one.
  var cornerRadius: CGFloat {
    switch storage {
    case .rounded(_, let radii, _):
      max(max(radii.topLeading, radii.topTrailing), max(radii.bottomLeading, radii.bottomTrailing))
    case .ellipse(let rect): min(rect.width, rect.height) / 2
    case .rect, .elements: 0
    }
  }
}
