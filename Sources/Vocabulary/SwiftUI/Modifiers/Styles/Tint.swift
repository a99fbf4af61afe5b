import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> _ModifiedView {
    modified(TintModifier(style: tint))
  }

  public nonisolated func tint(_ tint: Color?) -> _ModifiedView {
    modified(TintModifier(style: tint))
  }
}

/// Sets the tint of the environment.
package struct TintModifier: EnvironmentModifier {
  let style: (any ShapeStyle)?

  package func modify(_ environment: inout EnvironmentValues) {
    guard let style else { return environment.core.tint = nil }
    environment.core.tint = ScopedTint(style, environment)
  }
}

/// A tint that looks at the tint around it, not at itself.
struct ScopedTint: PrimitiveShapeStyle {
  private let base: any ShapeStyle
  private let outer: (any ShapeStyle)?

  /// The tint, if it is a gradient that has no direction of its own.
  var gradient: Gradient? { base as? Gradient ?? (base as? AnyGradient)?.gradient }

  init(_ base: any ShapeStyle, _ environment: EnvironmentValues) {
    (self.base, outer) = (base, environment.core.tint)
  }

  func paint(in environment: EnvironmentValues) -> ShapePaint {
    var inner = environment
    inner.core.tint = outer
    return base._paint(in: inner).paint
  }
}
