import Foundation
import LayoutEngine
import SwiftUI
import ViewGraph

/// Composes a chart of a known size: finds the scales, leaves room for the labels, and lays the
/// plot, the axes and the layers over each other.
@MainActor struct ChartComposer {
  let marks: [ChartMark]
  let settings: ChartSettings
  /// Points.
  let size: CGSize
  let resolver: _ViewResolver
  let origin: () -> CGPoint

  /// Points between a plot and the labels of its axes.
  nonisolated static let labelGap: CGFloat = 5

  func view() -> some View {
    let frame = frame()
    let proxy = ChartProxy(x: frame.x.scale, y: frame.y.scale, plot: frame.plot, origin: origin)
    var views: [AnyView] = []
    if let layer = settings.background { views.append(spread(layer, proxy)) }
    views += frame.y.drawn(in: frame.plot, isVertical: true, chart: size)
    views += frame.x.drawn(in: frame.plot, isVertical: false, chart: size)
    views.append(plot(frame))
    if let layer = settings.overlay { views.append(spread(layer, proxy)) }
    return ZStack(alignment: .topLeading) {
      ForEach(0..<views.count, id: \.self) { views[$0] }
    }
  }

  /// The scales, the axes and the frame of the plot.
  func frame() -> ChartFrame {
    let calendar = resolver.environment.core.calendar
    let line = measure(AnyView(Text(verbatim: "0").font(.caption2))).height
    let isPie = marks.contains { $0.kind == .sector }
    let hidesX = settings.x.isHidden || isPie
    let hidesY = settings.y.isHidden || isPie
    var plot = CGRect(origin: .zero, size: size)
    var y = axis(settings.y, marks.flatMap(\.y.values), Int(size.height / (line * 2.2)), calendar)
    let hasLabelY = !hidesY && y.domain != .empty
    if hasLabelY, y.domain.bounds != nil {
      plot.origin.y += (line / 2).rounded()
      plot.size.height -= (line / 2).rounded()
    }
    var x = axis(settings.x, marks.flatMap(\.x.values), Int(size.width / 62), calendar)
    if hidesX { x.entries = [] }
    let below = x.labelSize.height > 0 ? x.labelSize.height + Self.labelGap - 1 : 0
    plot.size.height = max(0, plot.height - max(below, hasLabelY && below == 0 ? line / 2 : 0))
    if x.isBefore(.top) { plot.origin.y += below }
    if !hasLabelY { y.entries = [] }
    let beside = y.labelSize.width > 0 ? y.labelSize.width + Self.labelGap : 0
    plot.size.width = max(0, plot.width - beside)
    if y.isBefore(.leading) { plot.origin.x += beside }
    let (padX, padY) = (settings.x.padding, settings.y.padding)
    let edge = edgePadding(x.domain, plot.width)
    x.scale = ChartScale(
      x.domain, from: padX?.start ?? edge, to: plot.width - (padX?.end ?? edge))
    y.scale = ChartScale(
      y.domain, from: plot.height - (padY?.start ?? 0), to: padY?.end ?? 0)
    if settings.x.scale.isReversed { x.scale = x.scale.reversed }
    if settings.y.scale.isReversed || y.domain.isBand { y.scale = y.scale.reversed }
    return ChartFrame(plot: plot, x: x, y: y)
  }

  /// Bars on a continuous axis stand within the plot.
  private func edgePadding(_ domain: ChartDomain, _ width: CGFloat) -> CGFloat {
    guard domain.bounds != nil, settings.x.scale.values == nil else { return 0 }
    let bars = marks.filter { $0.kind == .bar && !$0.isHorizontal && $0.x.single?.unit == nil }
    return bars.isEmpty || bars.allSatisfy { $0.x.single == nil }
      ? 0 : width / CGFloat(bars.count + 1) / 2
  }

  private func axis(
    _ settings: AxisSettings, _ values: [PlottedValue], _ room: Int, _ calendar: Calendar
  ) -> ChartAxis {
    let intervals = max(1, min(5, room))
    let finder = DomainFinder(request: settings.scale, calendar: calendar)
    let domain = finder.domain(of: values, intervals: intervals)
    var axis = ChartAxis(domain, calendar)
    let maker = AxisMaker(
      domain: domain, intervals: intervals, calendar: calendar,
      locale: resolver.environment.core.locale, measure: measure)
    for record in settings.records ?? [AxisRecord()] {
      axis.position = record.position
      axis.entries += maker.entries(record)
    }
    return axis
  }

  private func plot(_ frame: ChartFrame) -> AnyView {
    let drawing = PlotDrawing(
      marks: marks, x: frame.x.scale, y: frame.y.scale, size: frame.plot.size,
      styles: settings.styles, calendar: resolver.environment.core.calendar, measure: measure)
    let views = drawing.views()
    let content = AnyView(
      ZStack(alignment: .topLeading) { ForEach(0..<views.count, id: \.self) { views[$0] } }
        .frame(width: frame.plot.width, height: frame.plot.height))
    let styled = settings.plotStyle?(ChartPlotContent(view: content)) ?? content
    return AnyView(styled.position(x: frame.plot.midX, y: frame.plot.midY))
  }

  private func spread(_ layer: ChartLayer, _ proxy: ChartProxy) -> AnyView {
    AnyView(
      layer.content(proxy)
        .frame(width: size.width, height: size.height, alignment: layer.alignment))
  }

  /// The ideal size of a view, in points.
  private func measure(_ view: AnyView) -> CGSize { resolver.single(view).size(.unspecified) }
}

/// The plot of a chart with its axes.
struct ChartFrame {
  let plot: CGRect
  let x: ChartAxis
  let y: ChartAxis
}
