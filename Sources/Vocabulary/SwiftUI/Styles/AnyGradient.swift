import VectorDrawing
public import ViewGraph

/// A gradient of any kind.
public nonisolated struct AnyGradient: Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case gradient(Gradient)
    case shading(Color)
  }

  private let source: Source

  public init(_ gradient: Gradient) { source = .gradient(gradient) }

  /// The standard gradient of a colour.
  init(shading color: Color) { source = .shading(color) }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }

  /// Apple does not say how much lighter the top of a colour's standard gradient is; a fifth of the
  /// way to white looks alike.
  var gradient: Gradient {
    switch source {
    case .gradient(let gradient): gradient
    case .shading(let color):
      Gradient(colors: [color.mix(with: .white, by: 0.2), color])
    }
  }
}

extension AnyGradient: PrimitiveShapeStyle {
  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    gradient.paint(in: environment)
  }
}

extension AnyGradient: View, PrimitiveView {
  @MainActor package func resolve(into resolver: _ViewResolver) {
    resolver.fill(self, "AnyGradient")
  }
}
