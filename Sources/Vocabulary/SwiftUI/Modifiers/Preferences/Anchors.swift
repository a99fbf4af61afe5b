public import Foundation
package import LayoutEngine
public import VectorDrawing
public import ViewGraph

/// A place in a view, to be asked for in another view's coordinates.
public struct Anchor<Value> {
  /// The value in the coordinates of the picture, once the view is placed.
  let value: () -> Value

  package init(value: @escaping () -> Value) { self.value = value }

  /// A kind of place.
  public struct Source {
    let value: (CGRect, LayoutDirection) -> Value
  }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { frame, _ in frame } }
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { frame, _ in rect.offsetBy(dx: frame.minX, dy: frame.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { frame, _ in
      CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
    }
  }
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { point.mirrored(in: $1).point(in: $0) }
  }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension View {
  /// Says a place in the view to the views above.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> _ModifiedView {
    modified(AnchorModifier<A, K>(source: value, transform: transform))
  }
}

/// Notes a place in each node of the view as a preference.
package struct AnchorModifier<A, K: PreferenceKey>: NodeModifier {
  let source: Anchor<A>.Source
  let transform: (Anchor<A>) -> K.Value

  package func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    let (source, direction) = (source, resolver.environment.layoutDirection)
    let anchor = Anchor<A> { [weak node] in source.value(node?.frame ?? .zero, direction) }
    return PreferenceModifier(key: K.self, change: .value(transform(anchor)))
      .wrap(node, in: resolver)
  }
}
