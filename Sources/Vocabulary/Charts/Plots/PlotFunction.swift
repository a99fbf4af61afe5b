import Foundation

/// A function whose graph is drawn once it is known how far the axis goes.
package struct PlotFunction {
  let kind: ChartMark.Kind
  let domain: ClosedRange<Double>?
  /// Where the graph starts and ends at a position; a line has no start.
  let value: (Double) -> (Double?, Double)
  /// What modifiers change about its marks.
  var changes: [(inout ChartMark) -> Void] = []
  /// What tells its marks from those of other functions.
  var series = 0

  /// Numbers close enough to each other for a smooth graph.
  static func samples(of domain: ClosedRange<Double>) -> [Double] {
    (0...240).map {
      domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double($0) / 240
    }
  }

  /// The marks within a domain; where the function has no value the graph has a gap.
  func marks(within axis: ClosedRange<Double>) -> [ChartMark] {
    func plotted(_ number: Double) -> PlottedValue { PlottedValue(_ChartDatum(.number(number))) }
    return Self.samples(of: domain ?? axis).compactMap { number in
      let (start, end) = value(number)
      guard end.isFinite, start?.isFinite ?? true else { return nil }
      let y = start.map { MarkExtent.span(plotted($0), plotted(end)) } ?? .value(plotted(end))
      var mark = ChartMark(kind, x: .value(plotted(number)), y: y)
      mark.series = _ChartDatum(.category("function \(series)"))
      for change in changes { change(&mark) }
      return mark
    }
  }
}
