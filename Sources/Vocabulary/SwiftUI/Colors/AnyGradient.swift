import VectorDrawing
public import ViewGraph

public nonisolated struct AnyGradient: Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case gradient(Gradient)
    case shading(Color)
  }

  private let source: Source
  private var space = Gradient.ColorSpace.perceptual

  public init(_ gradient: Gradient) {
    source = .gradient(gradient)
    space = Gradient.ColorSpace(mixing: gradient.mixing)
  }

  /// The standard gradient of a colour.
  init(shading color: Color) { source = .shading(color) }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  /// Apple does not say how much lighter the top of a colour's standard gradient is; a fifth of the
  /// way to white looks alike.
  var gradient: Gradient {
    var gradient: Gradient
    switch source {
    case .gradient(let own): gradient = own
    case .shading(let color):
      gradient = Gradient(colors: [color.mix(with: .white, by: 0.2), color])
    }
    gradient.mixing = space.mixing
    return gradient
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
