import Foundation
import SwiftUI

/// Draws the marks of a chart in the coordinates of the plot.
@MainActor struct PlotDrawing {
  let marks: [ChartMark]
  let x: ChartScale
  let y: ChartScale
  /// Points.
  let size: CGSize
  let styles: StyleScale
  let calendar: Calendar
  let measure: (AnyView) -> CGSize

  /// The views of the marks, back to front, then the annotations.
  func views() -> [AnyView] {
    var views: [AnyView] = []
    var notes: [AnyView] = []
    var drawn = 0.0
    let whole = marks.reduce(0) { $0 + ($1.sector?.angle ?? 0) }
    for group in groups() {
      let first = group[0]
      switch first.kind {
      case .line, .area: views += run(group)
      case .sector:
        if let sector = first.sector, whole > 0 {
          views.append(
            slice(first, sector, from: drawn / whole, to: (drawn + sector.angle) / whole))
          drawn += sector.angle
        }
      case .bar, .rectangle: if let rect = rect(first) { views.append(box(first, rect)) }
      case .point: views += symbols([first])
      case .rule: if let rect = rect(first) { views.append(rule(first, rect)) }
      }
      for mark in group { notes += annotations(mark) }
    }
    return views + notes
  }

  /// Marks that are drawn together: the points of a line.
  private func groups() -> [[ChartMark]] {
    var groups: [[ChartMark]] = []
    for mark in marks {
      let index =
        mark.kind == .line || mark.kind == .area
        ? groups.firstIndex { $0[0].joins(mark) } : nil
      if let index { groups[index].append(mark) } else { groups.append([mark]) }
    }
    let order = groups.enumerated().sorted {
      ($0.element[0].look.zIndex, $0.offset) < ($1.element[0].look.zIndex, $1.offset)
    }
    return order.map(\.element)
  }

  /// The style of a mark.
  func style(_ mark: ChartMark) -> AnyShapeStyle {
    if let style = mark.look.style { return AnyShapeStyle(style) }
    guard let value = mark.look.styleBy else { return AnyShapeStyle(Color.blue) }
    return AnyShapeStyle(styles.style(of: value, among: marks.styleValues))
  }

  /// A drawing in a frame of its own, so that gradients span the mark.
  func placed(_ view: some View, _ rect: CGRect, _ mark: ChartMark) -> AnyView {
    AnyView(
      view.frame(width: max(0, rect.width), height: max(0, rect.height))
        .opacity(mark.look.opacity)
        .position(x: rect.midX, y: rect.midY))
  }

  private func box(_ mark: ChartMark, _ rect: CGRect) -> AnyView {
    let radius = min(mark.look.cornerRadius, min(rect.width, rect.height) / 2)
    let fill =
      radius > 0
      ? RoundedRectangle(cornerRadius: radius, style: .continuous).fill(style(mark))
      : Rectangle().fill(style(mark))
    return placed(fill, rect, mark)
  }

  private func rule(_ mark: ChartMark, _ rect: CGRect) -> AnyView {
    var path = Path()
    path.addLines([
      .zero, CGPoint(x: rect.width, y: rect.height),
    ])
    let stroke = mark.look.line ?? StrokeStyle(lineWidth: 1)
    return placed(path.stroke(style(mark), style: stroke), rect, mark)
  }

  /// A line or an area, and the symbols on it.
  private func run(_ group: [ChartMark]) -> [AnyView] {
    let first = group[0]
    var path = Path()
    let edges = group.compactMap { edge($0) }
    CurvePath.add(edges.map(\.1), first.look.interpolation, to: &path)
    if first.kind == .area {
      let back = edges.map(\.0).reversed()
      CurvePath.add(Array(back), first.look.interpolation, to: &path, continues: true)
      path.closeSubpath()
    }
    let rect = path.boundingRect
    if edges.isEmpty || rect.isNull { return [] }
    let moved = path.offsetBy(dx: -rect.minX, dy: -rect.minY)
    if first.kind == .area { return [placed(moved.fill(style(first)), rect, first)] }
    let round = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    let line = placed(moved.stroke(style(first), style: first.look.line ?? round), rect, first)
    return [line] + symbols(group.filter(\.hasSymbol))
  }

  /// The start and the end of an area at a place; of a line both are its point.
  private func edge(_ mark: ChartMark) -> (CGPoint, CGPoint)? {
    guard let across = extent(mark.x, x), let along = extent(mark.y, y) else { return nil }
    if mark.kind == .area, mark.isHorizontal || mark.y.single != nil, mark.x.single == nil {
      return (CGPoint(x: across.0, y: along.1), CGPoint(x: across.1, y: along.1))
    }
    return (CGPoint(x: across.1, y: along.0), CGPoint(x: across.1, y: along.1))
  }

  private func symbols(_ marks: [ChartMark]) -> [AnyView] {
    marks.compactMap { mark in
      guard let (_, end) = edge(mark) else { return nil }
      if let view = mark.look.symbolView { return AnyView(view.position(end)) }
      let side = ((mark.look.symbolSize ?? 40) * 4 / .pi).squareRoot()
      let rect = CGRect(x: end.x - side / 2, y: end.y - side / 2, width: side, height: side)
      let shape = symbol(mark)
      let width = (shape as? BasicChartSymbolShape)?.strokeWidth
      let outline = AnyShape(shape)
      return placed(
        width.map { outline.stroke(style(mark), lineWidth: $0) } ?? outline.fill(style(mark)), rect,
        mark)
    }
  }

  private func symbol(_ mark: ChartMark) -> any ChartSymbolShape {
    guard let value = mark.look.symbolBy else { return mark.look.symbol ?? .circle }
    var found: [_ChartDatum] = []
    for case let datum? in marks.map(\.look.symbolBy) where !found.contains(datum) {
      found.append(datum)
    }
    let order = BasicChartSymbolShape.order
    return order[(found.firstIndex(of: value) ?? 0) % order.count]
  }
}

extension ChartMark {
  /// Whether lines draw a symbol at this point.
  var hasSymbol: Bool { look.symbol != nil || look.symbolBy != nil || look.symbolView != nil }

  /// Whether two points belong to the same line.
  func joins(_ other: ChartMark) -> Bool {
    kind == other.kind && series == other.series && look.styleBy == other.look.styleBy
      && look.symbolBy == other.look.symbolBy
  }
}
