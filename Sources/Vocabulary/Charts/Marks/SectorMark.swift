public import Foundation
import SwiftUI

public nonisolated struct SectorMark: PrimitiveChartContent {
  private var mark = ChartMark(.sector)

  /// A slice whose share of the whole turn is its value's share of all.
  ///
  /// - Parameters:
  ///   - innerRadius: Points, or a part of the radius there is; none where nothing is said.
  ///   - outerRadius: Points, or a part of the radius there is; all where nothing is said.
  ///   - angularInset: Points kept free on either side of the slice.
  public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark.sector = SectorShape(
      angle: Self.share(angle.plotted), inner: innerRadius, outer: outerRadius,
      inset: angularInset ?? 0)
  }

  private static func share(_ value: PlottedValue) -> Double {
    // A value that is no number is told from none, for whoever collects the mark to say.
    let number = value.datum.number ?? (value.datum.isOdd ? .nan : 0)
    return value.upper?.number.map { abs($0 - number) } ?? (number < 0 ? 0 : number)
  }

  @MainActor package func collect(into collector: _ChartCollector) {
    var mark = mark
    if let angle = mark.sector?.angle, !angle.isFinite {
      collector.session.reportNumbers("A value of SectorMark")
      mark.sector?.angle = 0
    }
    collector.marks.append(mark)
  }
}
