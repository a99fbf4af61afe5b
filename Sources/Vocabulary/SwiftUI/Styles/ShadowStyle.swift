public import Foundation
public import VectorDrawing
public import ViewGraph

/// A shadow of a style.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  let isInner: Bool

  /// A shadow below what is drawn. Lengths in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false) }

  /// A shadow of the edges on what is drawn. Lengths in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true) }
}

/// A style that needs more than a paint.
protocol DecoratedShapeStyle: ShapeStyle {
  /// The effects around what is drawn with the style, inner first.
  func effects(in environment: EnvironmentValues) -> [Effect]
}

extension DecoratedShapeStyle {
  /// Always, as effects are what it is for.
  public var _mayDecorate: Bool { true }
}

/// A style with an effect or another opacity.
nonisolated struct DecoratedStyle: PrimitiveShapeStyle, DecoratedShapeStyle {
  /// What is added to the style.
  enum Decoration: Sendable {
    case shadow(ShadowStyle)
    case blend(BlendMode)
    case opacity(Double)
  }

  let base: any ShapeStyle
  let decoration: Decoration

  func paint(in environment: EnvironmentValues) -> ShapePaint {
    let paint = base._paint(in: environment).paint
    if case .opacity(let opacity) = decoration {
      return paint.opacity(environment.session.number(opacity, of: "opacity", else: 1))
    }
    return paint
  }

  func effects(in environment: EnvironmentValues) -> [Effect] {
    let inner = (base as? any DecoratedShapeStyle)?.effects(in: environment) ?? []
    switch decoration {
    case .opacity: return inner
    case .blend(let mode): return inner + [.blend(mode)]
    case .shadow(let shadow):
      let color = shadow.color.rgba(in: environment)
      let (radius, x, y) = (shadow.radius, shadow.x, shadow.y)
      let filter: Filter =
        shadow.isInner
        ? .innerShadow(color: color, radius: radius, x: x, y: y)
        : .shadow(color: color, radius: radius, x: x, y: y)
      return inner + [.filter(filter.gated(by: environment.session))]
    }
  }
}

extension ShapeStyle {
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    DecoratedStyle(base: self, decoration: .shadow(style))
  }

  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    DecoratedStyle(base: self, decoration: .opacity(opacity))
  }

  /// The style mixed with what is behind it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    DecoratedStyle(base: self, decoration: .blend(mode))
  }
}
