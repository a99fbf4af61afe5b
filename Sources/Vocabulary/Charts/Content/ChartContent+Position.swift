public import Foundation
public import SwiftUI

extension ChartContent {
  /// Marks beside each other, one for each value.
  ///
  /// - Parameters:
  ///   - axis: Along which axis they stand; across the bars where nothing is said.
  ///   - span: How much of the room of a value they take together: 0.7 of it where nothing is said,
  ///     as a screenshot of pairs of bars shows.
  public nonisolated func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> _ModifiedChartContent {
    let position = MarkPosition(datum: value.plotted.datum, axis: axis, span: span)
    return changed { $0.position = position }
  }

  /// Moved by so many points.
  public nonisolated func offset(_ offset: CGSize) -> _ModifiedChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moved by so many points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ModifiedChartContent {
    moved(x, x, y, y)
  }

  /// The edges moved by so many points.
  public nonisolated func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> _ModifiedChartContent { moved(xStart, xEnd, yStart, yEnd) }

  /// The edges moved by so many points.
  public nonisolated func offset(
    x: CGFloat, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> _ModifiedChartContent { moved(x, x, yStart, yEnd) }

  /// The edges moved by so many points.
  public nonisolated func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat
  ) -> _ModifiedChartContent { moved(xStart, xEnd, y, y) }

  private nonisolated func moved(
    _ xStart: CGFloat, _ xEnd: CGFloat, _ yStart: CGFloat, _ yEnd: CGFloat
  ) -> _ModifiedChartContent {
    changed {
      $0.offset.xStart += xStart
      $0.offset.xEnd += xEnd
      $0.offset.yStart += yStart
      $0.offset.yEnd += yEnd
    }
  }
}
