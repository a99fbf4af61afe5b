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

  private var core: (calendar: Calendar, locale: Locale) {
    (resolver.environment.core.calendar, resolver.environment.core.locale)
  }

  func view() -> some View {
    let frame = frame()
    let proxy = ChartProxy(x: frame.x.scale, y: frame.y.scale, plot: frame.plot, origin: origin)
    let y = AxisDrawing(axis: frame.y, plot: frame.plot)
    let x = AxisDrawing(axis: frame.x, plot: frame.plot)
    var views: [AnyView] = []
    if let layer = settings.background { views.append(spread(layer, proxy)) }
    views += y.lines() + x.lines() + plot(frame) + y.labels() + x.labels()
    views += titles(frame)
    if let layer = settings.overlay { views.append(spread(layer, proxy)) }
    return ZStack(alignment: .topLeading) {
      ForEach(0..<views.count, id: \.self) { views[$0] }
    }
  }

  /// The scales, the axes and the frame of the plot.
  ///
  /// The plot reaches the upper edge of the chart, and the highest label stands half above it, as
  /// screenshots of charts in lists show.
  func frame() -> ChartFrame {
    let isPie = marks.contains { $0.kind == .sector }
    var plot = room(without: isPie ? [] : [settings.x, settings.y])
    let line = measure(AnyView(Text(verbatim: "0").font(.caption2))).height
    // How high the labels below the plot are does not depend on how many there are.
    let draft = isPie ? emptyAxis(isVertical: false) : axis(settings.x, false, NiceStep.usualCount)
    let height = plot.height - draft.room(.bottom) - draft.room(.top)
    var y = emptyAxis(isVertical: true)
    if !isPie {
      // Ours: fewer values where their labels would stand closer than half a line apart.
      for count in [4, 3, 2] {
        y = axis(settings.y, true, count)
        let labels = y.entries.filter(\.isLabel).count
        if CGFloat(max(0, labels - 1)) * line * 1.5 <= height { break }
      }
      // Ours: where names would leave their bars less than 6 points, they stand beside the plot.
      let bands = max(1, y.entries.count { $0.isLabel })
      if y.isInset, height / CGFloat(bands) < y.insetLength + 6 {
        y = axis(settings.y, true, 4, allowsInset: false)
      }
    }
    // The plot begins and ends at whole pixels, so that its lines and rectangles are sharp.
    let grid = resolver.session.inputs.grid
    plot.origin.x += grid.up(y.room(.leading))
    plot.size.width = max(0, plot.width - grid.up(y.room(.leading)) - grid.up(y.room(.trailing)))
    var x = draft
    for count in [4, 3, 2, 1] where !isPie {
      x = axis(settings.x, false, count)
      x.scale = ChartScale(x.domain, from: 0, to: plot.width)
      if fits(x, plot.width) { break }
    }
    plot.origin.y += grid.up(x.room(.top))
    plot.size.height = max(0, plot.height - grid.up(x.room(.top)) - grid.up(x.room(.bottom)))
    x.scale = scale(x, settings.x, from: 0, to: plot.width)
    y.scale = scale(y, settings.y, from: plot.height, to: 0)
    return ChartFrame(plot: plot, x: x, y: y)
  }

  private func emptyAxis(isVertical: Bool) -> ChartAxis {
    ChartAxis(.empty, isVertical: isVertical, core.calendar)
  }

  /// The chart without the names of its axes.
  private func room(without axes: [AxisSettings]) -> CGRect {
    var room = CGRect(origin: .zero, size: size)
    for axis in axes {
      guard let title = axis.title else { continue }
      let length = title.length(measure)
      switch title.side {
      case .top: room.origin.y += length
      case .leading: room.origin.x += length
      case .bottom, .trailing: break
      }
      if title.side.isBeside { room.size.width -= length } else { room.size.height -= length }
    }
    room.size.width = max(0, room.width)
    room.size.height = max(0, room.height)
    return room
  }

  /// Whether the labels below the plot have room; the last one may be cut.
  private func fits(_ axis: ChartAxis, _ width: CGFloat) -> Bool {
    if axis.domain.isBand { return true }
    let labels = axis.entries.filter(\.isLabel)
    let positions = labels.map { axis.position($0) ?? 0 }
    for (index, entry) in labels.enumerated().dropLast() {
      let gap = entry.part.isCentered == true ? 2 : ChartAxis.gap
      if positions[index + 1] - positions[index] < entry.lyingSize.width + gap { return false }
    }
    return true
  }

  private func scale(
    _ axis: ChartAxis, _ settings: AxisSettings, from start: CGFloat, to end: CGFloat
  ) -> ChartScale {
    var positions = (start, end)
    if let padding = settings.padding {
      let found = padding.positions(in: abs(end - start))
      positions = start > end ? (start - found.start, start - found.end) : found
    }
    let transform = settings.scale.type?.transform ?? .linear
    let scale = ChartScale(axis.domain, from: positions.0, to: positions.1, transform: transform)
    // Categories and dates run down the page.
    let runsDown = axis.isVertical && !axis.domain.isNumbers
    return settings.scale.isReversed != runsDown ? scale.reversed : scale
  }

  private func axis(
    _ settings: AxisSettings, _ isVertical: Bool, _ count: Int, allowsInset: Bool = true
  ) -> ChartAxis {
    var values = marks.flatMap(\.withMasks).flatMap { isVertical ? $0.y.values : $0.x.values }
    let finder = DomainFinder(request: settings.scale, calendar: core.calendar)
    let records = settings.isHidden ? [] : settings.records ?? [AxisRecord()]
    let rounding = AxisRounding(records, count)
    // A screenshot shows a value that is listed above all data: the axis reaches up to it.
    if !values.isEmpty { values += records.flatMap(\.listedNumbers) }
    let whole = finder.domain(
      of: values, count: rounding.count, roundsLower: rounding.lower, roundsUpper: rounding.upper)
    let domain = settings.visible(whole)
    let isInset =
      allowsInset && isVertical && domain.isBand && holdsLyingBars
      && records.contains(where: \.isInset)
    var axis = ChartAxis(domain, isVertical: isVertical, isInset: isInset, core.calendar)
    let maker = AxisMaker(
      domain: domain, transform: finder.transform, isVertical: isVertical, isInset: isInset,
      count: count, calendar: core.calendar, locale: core.locale, measure: measure)
    // Without a value there is nothing to mark.
    if domain != .empty { axis.entries = records.flatMap { maker.entries($0) } }
    return axis
  }

  /// A screenshot shows the names of lying bars within the plot, above each bar.
  private var holdsLyingBars: Bool {
    let named = marks.filter { $0.y.single != nil }
    return !named.isEmpty && named.allSatisfy { $0.kind == .bar }
  }

  private func plot(_ frame: ChartFrame) -> [AnyView] {
    let drawing = PlotDrawing(
      marks: marks, x: frame.x.scale, y: frame.y.scale, insetY: frame.y.insetLength,
      plot: frame.plot, chart: size, settings: settings, calendar: core.calendar,
      grid: resolver.session.inputs.grid, measure: measure)
    let views = drawing.views()
    var content = AnyView(
      ZStack(alignment: .topLeading) { ForEach(0..<views.count, id: \.self) { views[$0] } }
        .frame(width: frame.plot.width, height: frame.plot.height))
    if settings.x.visibleLength != nil || settings.y.visibleLength != nil {
      content = AnyView(content.clipped())
    }
    let styled = settings.plotStyle?(ChartPlotContent(view: content)) ?? content
    return [AnyView(styled.position(x: frame.plot.midX, y: frame.plot.midY))]
  }

  private func titles(_ frame: ChartFrame) -> [AnyView] {
    [settings.x.title, settings.y.title].compactMap(\.self).map { title in
      title.drawn(in: CGRect(origin: .zero, size: size), beside: frame.plot)
    }
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

/// Whether a domain of numbers goes on to whole steps, and how many steps there are.
private struct AxisRounding {
  let lower: Bool
  let upper: Bool
  let count: Int

  init(_ records: [AxisRecord], _ usual: Int) {
    // Values that are listed leave the domain as it is.
    let stepped = records.first { if case .list = $0.values.kind { false } else { true } }
    lower = stepped.map { $0.values.roundsLower ?? true } ?? false
    upper = stepped.map { $0.values.roundsUpper ?? true } ?? false
    var count = usual
    if case .automatic(let wish)? = stepped?.values.kind { count = wish.count ?? usual }
    self.count = count
  }
}

extension AxisRecord {
  /// The numbers the axis is to be marked at.
  fileprivate var listedNumbers: [PlottedValue] {
    guard case .list(let data) = values.kind else { return [] }
    return data.compactMap { datum in
      if case .number = datum.kind { PlottedValue(datum) } else { nil }
    }
  }

  /// Whether names of lying bars stand within the plot.
  fileprivate var isInset: Bool {
    preset == .inset || (preset == .automatic && position == .automatic)
  }
}

extension ChartDomain {
  var isNumbers: Bool { if case .numbers = self { true } else { false } }
}
