import Foundation
import SwiftUI
import VectorDrawing

/// Draws the marks of a chart in the coordinates of the plot.
@MainActor struct PlotDrawing {
  let marks: [ChartMark]
  let x: ChartScale
  let y: ChartScale
  /// Points at the top of each vertical category that its name takes.
  var insetY: CGFloat = 0
  /// The plot in the coordinates of the chart.
  let plot: CGRect
  /// The size of the chart in points.
  let chart: CGSize
  let settings: ChartSettings
  let calendar: Calendar
  let grid: PixelGrid
  let measure: (AnyView) -> CGSize

  /// Points.
  var size: CGSize { plot.size }

  /// The views of the marks, back to front, then the annotations.
  func views() -> [AnyView] {
    let channels = MarkChannels(marks.flatMap(\.withMasks))
    let order = groups().enumerated().sorted {
      ($0.element[0].look.zIndex, $0.offset) < ($1.element[0].look.zIndex, $1.offset)
    }
    var turns = SectorTurns(marks)
    var drawn: [AnyView] = []
    var notes: [AnyView] = []
    for group in order.map(\.element) {
      let part = turns.next(group[0])
      drawn += draw(group, channels, part)
      for mark in group { notes += annotations(mark, part: part) }
    }
    return drawn + notes
  }

  /// The marks of a group; lines, areas and their symbols are one.
  private func draw(
    _ group: [ChartMark], _ channels: MarkChannels, _ part: ClosedRange<Double>?
  ) -> [AnyView] {
    let first = group[0]
    let look = MarkStyling(settings: settings, channels: channels)
    switch first.kind {
    case .line, .area: return run(group, look)
    case .sector: return sector(first, part, look).map { [$0] } ?? []
    case .bar, .rectangle: return rect(first).map { [box(first, $0, look)] } ?? []
    case .point: return point(first).flatMap { symbol(first, at: $0, look) }.map { [$0] } ?? []
    case .rule: return rule(first, look).map { [$0] } ?? []
    }
  }

  /// Marks that are drawn together: the points of a line.
  private func groups() -> [[ChartMark]] {
    var groups: [[ChartMark]] = []
    var runs: [RunKey: Int] = [:]
    for mark in marks {
      guard mark.kind == .line || mark.kind == .area else {
        groups.append([mark])
        continue
      }
      let key = RunKey(mark)
      if let index = runs[key] {
        groups[index].append(mark)
      } else {
        runs[key] = groups.count
        groups.append([mark])
      }
    }
    return groups
  }

  /// A drawing in a frame of its own, so that gradients span the mark, with its effects.
  func positioned(_ view: some View, _ rect: CGRect, _ mark: ChartMark) -> AnyView {
    let (width, height) = (max(0, rect.width), max(0, rect.height))
    var view = AnyView(view.frame(width: width, height: height))
    var isPositioned = false
    for effect in mark.effects {
      switch effect {
      case .opacity(let opacity): view = AnyView(view.opacity(opacity))
      case .blur(let radius): view = AnyView(view.blur(radius: radius))
      case .shadow(let color, let radius, let offset):
        view = AnyView(
          view.shadow(color: color, radius: radius, x: offset.width, y: offset.height))
      case .clip(let shape, let style):
        view = AnyView(view.clipShape(AnyShape(shape), style: style))
      case .mask(let marks):
        if !isPositioned { view = inPlot(view, rect) }
        isPositioned = true
        let mask = PlotDrawing(
          marks: marks, x: x, y: y, insetY: insetY, plot: plot, chart: chart, settings: settings,
          calendar: calendar, grid: grid, measure: measure)
        let views = mask.views()
        view = AnyView(
          view.mask {
            ZStack(alignment: .topLeading) { ForEach(0..<views.count, id: \.self) { views[$0] } }
              .frame(width: size.width, height: size.height)
          })
      }
    }
    return isPositioned ? view : AnyView(view.position(x: rect.midX, y: rect.midY))
  }

  /// A view in a frame of the size of the plot.
  func inPlot(_ view: AnyView, _ rect: CGRect) -> AnyView {
    AnyView(
      view.position(x: rect.midX, y: rect.midY).frame(width: size.width, height: size.height))
  }
}

/// What tells the points of one line from those of another.
private struct RunKey: Hashable {
  let kind: ChartMark.Kind
  let series: _ChartDatum?
  let style: _ChartDatum?
  let symbol: _ChartDatum?
  let line: _ChartDatum?
  let position: _ChartDatum?

  init(_ mark: ChartMark) {
    (kind, series) = (mark.kind, mark.series)
    // Numbers and dates colour the points of a line, they do not make lines.
    style = mark.look.styleBy.flatMap { $0.number == nil ? $0 : nil }
    symbol = mark.look.symbolBy
    line = mark.look.lineBy
    position = mark.position?.datum
  }
}
