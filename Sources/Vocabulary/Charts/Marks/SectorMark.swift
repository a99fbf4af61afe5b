public import Foundation
import SwiftUI

/// A slice of a pie or a ring.
public nonisolated struct SectorMark: PrimitiveChartContent {
  private var mark = ChartMark(.sector)

  public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark.sector = SectorShape(
      angle: max(0, angle.plotted.datum.number ?? 0), inner: innerRadius, outer: outerRadius,
      inset: angularInset ?? 0)
  }

  @MainActor package func collect(into collector: _ChartCollector) {
    collector.marks.append(mark)
  }
}
