import Foundation
package import LayoutEngine
import VectorDrawing
package import ViewGraph

/// Changes how each node of a view is drawn, not how it is laid out.
package struct EffectModifier: NodeModifier {
  let type: StaticString
  let effect: (EnvironmentValues) -> Effect

  package init(_ type: StaticString, _ effect: @escaping (EnvironmentValues) -> Effect) {
    (self.type, self.effect) = (type, effect)
  }

  package init(_ type: StaticString, _ effect: Effect) { self.init(type) { _ in effect } }

  package func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    resolver.wrap(node, Node(.effect(effect(resolver.environment)), type))
  }
}

extension View {
  /// The view through a filter whose numbers can be drawn with.
  nonisolated func filtered(_ filter: Filter) -> _ModifiedView {
    modified(EffectModifier("Filter") { .filter(filter.gated(by: $0.session)) })
  }

  /// The view through a transform around a point of its frame, which mirrors with the layout.
  nonisolated func transformed(
    _ type: StaticString, _ anchor: UnitPoint,
    _ transform: @escaping (RenderSession) -> CGAffineTransform
  ) -> _ModifiedView {
    modified(
      EffectModifier(type) { environment in
        let transform = transform(environment.session)
        let anchor = environment.session.point(anchor, of: "The anchor of an effect")
          .mirrored(in: environment)
        return .transform { transform.around(anchor.point(in: $0)) }
      })
  }
}
