public import Foundation
package import LayoutEngine
public import VectorDrawing
public import ViewGraph

public protocol VisualEffect: Sendable, Animatable {
  /// The changes, inner first. Not for widget code.
  var _effects: [_VisualChange] { get }
}

/// One change of how a view is drawn.
public struct _VisualChange: @unchecked Sendable {
  let effect: Effect
}

public nonisolated struct EmptyVisualEffect: VisualEffect {
  public init() {}
  /// None.
  public var _effects: [_VisualChange] { [] }
}

/// A visual effect with one more change.
nonisolated struct ChangedVisualEffect: VisualEffect {
  let _effects: [_VisualChange]
}

extension VisualEffect {
  private nonisolated func adding(_ effect: Effect) -> ChangedVisualEffect {
    ChangedVisualEffect(_effects: _effects + [_VisualChange(effect: effect)])
  }

  private nonisolated func adding(_ filter: Filter) -> ChangedVisualEffect {
    adding(.filter(filter))
  }

  private nonisolated func moved(
    _ transform: CGAffineTransform, around anchor: UnitPoint
  ) -> ChangedVisualEffect {
    adding(.transform { transform.around(anchor.point(in: $0)) })
  }

  /// How opaque the view is, 0…1.
  public nonisolated func opacity(_ opacity: Double) -> some VisualEffect {
    adding(.opacity(opacity))
  }

  /// The view drawn elsewhere, in points.
  public nonisolated func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// The view drawn elsewhere, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.transform { _ in CGAffineTransform(translationX: x, y: y) })
  }

  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    moved(CGAffineTransform(rotationAngle: CGFloat(angle.radians)), around: anchor)
  }

  /// The view drawn turned in space, without perspective.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { moved(CGAffineTransform(turning: angle, around: axis), around: anchor) }

  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    moved(CGAffineTransform(scaleX: scale.width, y: scale.height), around: anchor)
  }

  public nonisolated func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> some VisualEffect { moved(CGAffineTransform(scaleX: s, y: s), around: anchor) }

  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { moved(CGAffineTransform(scaleX: x, y: y), around: anchor) }

  /// The view blurred; the radius in points is the blur's sigma.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius: radius, opaque: opaque))
  }

  public nonisolated func brightness(_ amount: Double) -> some VisualEffect {
    adding(.brightness(amount))
  }

  /// Colours further from or nearer to grey; 1 changes nothing.
  public nonisolated func contrast(_ amount: Double) -> some VisualEffect {
    adding(.contrast(amount))
  }

  /// How grey the view is, 0…1.
  public nonisolated func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.grayscale(amount))
  }

  public nonisolated func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.hueRotation(angle))
  }

  /// How colourful the view is; 1 changes nothing.
  public nonisolated func saturation(_ amount: Double) -> some VisualEffect {
    adding(.saturation(amount))
  }
}

extension Effect {
  /// The effect with numbers that can be drawn with.
  fileprivate func gated(by session: RenderSession) -> Effect {
    switch self {
    case .opacity(let opacity):
      .opacity(session.number(opacity, of: "An opacity of visualEffect", else: 1))
    case .transform(let transform):
      .transform { session.transform(transform($0), of: "A transform of visualEffect") }
    case .filter(let filter): .filter(filter.gated(by: session))
    default: self
    }
  }
}

extension View {
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> _ModifiedView {
    modified(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._effects })
  }
}

/// Wraps each node in effects once its frame is known.
package struct VisualEffectModifier: NodeModifier {
  let effects: (GeometryProxy) -> [_VisualChange]

  package func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    let (effects, environment, later) = (effects, resolver.environment, resolver.later)
    let outer = resolver.wrap(node, Node(.group, "VisualEffect"))
    outer.placesGuides = node.placesGuides
    outer.onPlace = { outer in
      MainActor.assumeIsolated {
        let inner = later()
        let changes = effects(GeometryProxy(outer, environment: environment))
        outer.children = [
          changes.reduce(node) { view, change in
            let effect = change.effect.gated(by: environment.session)
            return inner.wrap(view, Node(.effect(effect), "VisualEffect"))
          }
        ]
        outer.invalidate()
      }
    }
    return outer
  }
}
