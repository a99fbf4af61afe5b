public import Foundation
public import SwiftUI

extension ChartContent {
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> _ModifiedChartContent {
    changed { if $0.look.style == nil { $0.look.style = style } }
  }

  /// A style for each value, explained by the legend. Numbers and dates run from a light to the
  /// full colour.
  public nonisolated func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> _ModifiedChartContent {
    changed { $0.look.styleBy = value.plotted.datum }
  }

  /// 0 to 1.
  public nonisolated func opacity(_ opacity: Double) -> _ModifiedChartContent {
    changed { $0.effects.append(.opacity(opacity)) }
  }

  /// Points.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> _ModifiedChartContent {
    changed { if $0.look.cornerRadius == nil { $0.look.cornerRadius = radius } }
  }

  public nonisolated func lineStyle(_ style: StrokeStyle) -> _ModifiedChartContent {
    changed { if $0.look.line == nil { $0.look.line = style } }
  }

  public nonisolated func lineStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> _ModifiedChartContent {
    changed { $0.look.lineBy = value.plotted.datum }
  }

  public nonisolated func interpolationMethod(
    _ method: InterpolationMethod
  ) -> _ModifiedChartContent {
    changed { $0.look.interpolation = method }
  }

  public nonisolated func zIndex(_ value: Double) -> _ModifiedChartContent {
    changed { $0.look.zIndex = value }
  }

  public nonisolated func alignsMarkStylesWithPlotArea(
    _ aligns: Bool = true
  ) -> _ModifiedChartContent { changed { $0.look.spansPlot = aligns } }
}
