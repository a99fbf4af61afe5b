import DiagnosticRecords
import VectorDrawing
public import ViewGraph

/// Colours on a grid of points. Pictures show the mean of the first and the last row from top to
/// bottom: SVG has no meshes.
public nonisolated struct MeshGradient: Sendable {
  private let width: Int
  private let colors: [Color]

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.colors) = (max(1, width), colors)
  }

  /// A colour per row, the mean of the row.
  private var rows: [Color] {
    stride(from: 0, to: colors.count, by: width).map { start in
      let row = colors[start..<min(start + width, colors.count)]
      var mean = row[start]
      for (index, color) in row.dropFirst().enumerated() {
        mean = mean.mix(with: color, by: 1 / Double(index + 2))
      }
      return mean
    }
  }
}

extension MeshGradient: PrimitiveShapeStyle {
  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    environment.session.report(
      .warning, "approximate-style", "A mesh gradient is drawn as the means of its rows.")
    return Gradient(colors: rows).paint(in: environment)
  }
}

extension MeshGradient: View, PrimitiveView {
  @MainActor package func resolve(into resolver: _ViewResolver) {
    resolver.fill(self, "MeshGradient")
  }
}
