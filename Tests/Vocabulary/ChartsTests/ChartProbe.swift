import Foundation
import LayoutEngine
import SwiftUI
import TestSupport
import VectorDrawing
import ViewGraph

@testable import Charts

/// A chart, laid out, with the rectangles and positions of its marks in the coordinates of its
/// plot.
@MainActor struct ChartProbe {
  let frame: ChartFrame
  let marks: [ChartMark]
  let drawing: PlotDrawing

  nonisolated static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  init(
    _ content: some ChartContent, width: CGFloat = 300, height: CGFloat = 120,
    _ change: (inout ChartSettings) -> Void = { _ in }
  ) {
    var settings = ChartSettings()
    change(&settings)
    var environment = EnvironmentValues(session: LayoutProbe.makeSession())
    environment.calendar = Self.calendar
    marks = MarkStacker(calendar: Self.calendar).stacked(_ChartCollector.marks(of: content))
    let size = CGSize(width: width, height: height)
    let composer = ChartComposer(
      marks: marks, settings: settings, size: size,
      resolver: _ViewResolver(environment: environment),
      origin: { .zero })
    frame = composer.frame()
    drawing = PlotDrawing(
      marks: marks, x: frame.x.scale, y: frame.y.scale, insetY: frame.y.insetLength,
      plot: frame.plot, chart: size, settings: settings, calendar: Self.calendar,
      grid: PixelGrid(scale: 2),
      measure: { _ViewResolver(environment: environment).single($0).size(.unspecified) })
  }

  /// A chart without axes: the plot is the chart.
  static func bare(
    _ content: some ChartContent, width: CGFloat = 300, height: CGFloat = 120,
    _ change: (inout ChartSettings) -> Void = { _ in }
  ) -> ChartProbe {
    ChartProbe(content, width: width, height: height) {
      ($0.x.isHidden, $0.y.isHidden) = (true, true)
      change(&$0)
    }
  }

  var rects: [CGRect] { marks.compactMap { drawing.rect($0) } }

  var points: [CGPoint] { marks.compactMap { drawing.edge($0)?.1 } }

  /// The numbers an axis is labelled with.
  static func labels(_ axis: ChartAxis) -> [Double] {
    axis.entries.filter(\.isLabel).compactMap(\.value.datum.number)
  }
}

/// The tenth of the second of June 2026, in seconds since the reference date.
func june(_ day: Int, hour: Int = 0) -> Date {
  ChartProbe.calendar.date(from: DateComponents(year: 2026, month: 6, day: day, hour: hour))
    ?? Date(timeIntervalSinceReferenceDate: 0)
}

/// Rounded to a hundredth, so that frames compare.
func rounded(_ rect: CGRect) -> CGRect {
  func round(_ number: CGFloat) -> CGFloat { (number * 100).rounded() / 100 }
  return CGRect(
    x: round(rect.minX), y: round(rect.minY), width: round(rect.width), height: round(rect.height))
}
