public import Foundation
public import SwiftUI

extension ChartContent {
  /// Each mark blurred by a radius in points.
  public nonisolated func blur(radius: CGFloat) -> _ModifiedChartContent {
    changed { $0.effects.append(.blur(radius)) }
  }

  /// A shadow behind each mark; lengths in points.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> _ModifiedChartContent {
    changed { $0.effects.append(.shadow(color, radius, CGSize(width: x, height: y))) }
  }

  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> _ModifiedChartContent {
    changed { $0.effects.append(.clip(shape, style)) }
  }

  /// The marks only where others are opaque.
  @MainActor public func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> _ModifiedChartContent {
    let marks = _ChartCollector.marks(of: content())
    return changed { $0.effects.append(.mask(marks)) }
  }

  /// The marks as one layer: they are drawn in their order all the same.
  public nonisolated func compositingLayer() -> _ModifiedChartContent { changed { _ in } }

  /// The marks as one layer with a style of its own; say what the layer should be of each mark.
  @available(*, unavailable, message: "Vitrine styles marks one by one: modify the marks.")
  public nonisolated func compositingLayer<V: View>(
    style: (PlaceholderContentView<Self>) -> V
  ) -> _ModifiedChartContent { changed { _ in } }
}

public nonisolated struct PlaceholderContentView<Content> {}
