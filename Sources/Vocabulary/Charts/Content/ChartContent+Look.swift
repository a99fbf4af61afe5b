public import Foundation
public import SwiftUI

extension ChartContent {
  /// The style of the marks.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> _ModifiedChartContent {
    changed { if $0.look.style == nil { $0.look.style = style } }
  }

  /// A style for each value, explained by the legend.
  public nonisolated func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> _ModifiedChartContent {
    changed { $0.look.styleBy = value.plotted.datum }
  }

  /// Bars beside each other, one for each value.
  public nonisolated func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> _ModifiedChartContent {
    changed { $0.position = value.plotted.datum }
  }

  /// 0 to 1.
  public nonisolated func opacity(_ opacity: Double) -> _ModifiedChartContent {
    changed { $0.look.opacity *= opacity }
  }

  /// Points.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> _ModifiedChartContent {
    changed { $0.look.cornerRadius = radius }
  }

  /// How lines are drawn.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> _ModifiedChartContent {
    changed { if $0.look.line == nil { $0.look.line = style } }
  }

  /// A line for each value.
  public nonisolated func lineStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> _ModifiedChartContent {
    changed { $0.series = value.plotted.datum }
  }

  /// How points are connected.
  public nonisolated func interpolationMethod(
    _ method: InterpolationMethod
  ) -> _ModifiedChartContent {
    changed { $0.look.interpolation = method }
  }

  /// What stands in front.
  public nonisolated func zIndex(_ value: Double) -> _ModifiedChartContent {
    changed { $0.look.zIndex = value }
  }

  /// What is read out; kept out of the picture.
  public nonisolated func accessibilityLabel(_ label: Text) -> _ModifiedChartContent {
    changed { _ in }
  }

  /// What is read out; kept out of the picture.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> _ModifiedChartContent { changed { _ in } }

  /// What is read out; kept out of the picture.
  public nonisolated func accessibilityValue(_ value: Text) -> _ModifiedChartContent {
    changed { _ in }
  }

  /// What is read out; kept out of the picture.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> _ModifiedChartContent { changed { _ in } }

  /// Whether it is read out.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> _ModifiedChartContent {
    changed { _ in }
  }

  /// Whether a gradient spans the plot; each mark has its own here.
  public nonisolated func alignsMarkStylesWithPlotArea(
    _ aligns: Bool = true
  ) -> _ModifiedChartContent { changed { _ in } }
}
