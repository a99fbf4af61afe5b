import Foundation
import SwiftUI
import VectorDrawing

extension PlotDrawing {
  /// Where a value, a span or fixed points lie along an axis; a value is a position without length.
  func extent(_ extent: MarkExtent, _ scale: ChartScale) -> (CGFloat, CGFloat)? {
    switch extent {
    case .none: return (scale.start, scale.end)
    case .points(let start, let end):
      return (start ?? min(scale.start, scale.end), end ?? max(scale.start, scale.end))
    case .value(let value): return scale.position(value, calendar).map { ($0, $0) }
    case .span(let start, let end):
      guard let from = edge(start, scale), let to = edge(end, scale) else { return nil }
      return (from, to)
    }
  }

  /// The position of the end of a span; on a logarithmic scale bars start at the edge of the plot.
  private func edge(_ value: PlottedValue, _ scale: ChartScale) -> CGFloat? {
    if scale.transform == .log, let number = value.datum.number, number <= 0 { return scale.start }
    return scale.position(value.datum)
  }

  /// The rectangle of a bar, a rule or a rectangle.
  func rect(_ mark: ChartMark) -> CGRect? {
    guard var across = extent(mark.x, x), var along = extent(mark.y, y) else { return nil }
    if mark.kind != .rule {
      let growsSideways = mark.isHorizontal
      if let value = mark.x.single {
        across = thick(mark, value, .horizontal, across, mark.width, shares: !growsSideways)
      }
      if let value = mark.y.single {
        along = thick(mark, value, .vertical, along, mark.height, shares: growsSideways)
      }
    }
    across = (across.0 + mark.offset.xStart, across.1 + mark.offset.xEnd)
    along = (along.0 + mark.offset.yStart, along.1 + mark.offset.yEnd)
    if mark.kind == .rectangle, mark.fillsCell {
      // Cells beside each other meet at a pixel: no seam shows between them.
      across = (grid.nearest(across.0), grid.nearest(across.1))
      along = (grid.nearest(along.0), grid.nearest(along.1))
    }
    return CGRect(
      x: min(across.0, across.1), y: min(along.0, along.1), width: abs(across.1 - across.0),
      height: abs(along.1 - along.0))
  }

  /// How much of the room of a value a bar takes. Measured in screenshots of bars by category, by
  /// day and beside each other.
  static let barRatio: CGFloat = 0.7

  /// The width of a mark around its position.
  private func thick(
    _ mark: ChartMark, _ value: PlottedValue, _ axis: Axis, _ slot: (CGFloat, CGFloat),
    _ dimension: MarkDimension, shares: Bool
  ) -> (CGFloat, CGFloat) {
    let scale = axis == .horizontal ? x : y
    var room = scale.room(value, calendar) ?? gap(axis)
    var middle = slot.0
    if axis == .vertical, insetY > 0 {
      room = max(0, room - insetY)
      middle += insetY / 2
    }
    if let position = mark.position, position.axis == axis || position.axis == nil && shares {
      (middle, room) = beside(position, axis, middle, room)
    }
    let isBar = mark.kind == .bar
    let usual =
      value.upper != nil && isBar
      // Bars that fill a range are told apart by a point of room.
      ? max(room - 1, room * Self.barRatio) : isBar ? room * Self.barRatio : room
    let width = dimension.length(in: room, automatic: usual)
    return (middle - width / 2, middle + width / 2)
  }

  /// The middle and the room of a mark beside others.
  func beside(
    _ position: MarkPosition, _ axis: Axis, _ middle: CGFloat, _ room: CGFloat
  ) -> (CGFloat, CGFloat) {
    var found: [_ChartDatum] = []
    for case let datum? in marks.map(\.position?.datum) where !found.contains(datum) {
      found.append(datum)
    }
    let span = position.span.length(in: room, automatic: room * Self.barRatio)
    let share = span / CGFloat(max(1, found.count))
    let index = CGFloat(found.firstIndex(of: position.datum) ?? 0)
    return (middle - span / 2 + share * (index + 0.5), share)
  }

  /// The room of a bar on a continuous axis: the plot shared by as many as the smallest distance
  /// between two would allow. Thirty bars in a screenshot 340 points wide are 7.9 wide each.
  private func gap(_ axis: Axis) -> CGFloat {
    let scale = axis == .horizontal ? x : y
    let extents = marks.filter { $0.kind == .bar || $0.kind == .rectangle }
      .map { axis == .horizontal ? $0.x : $0.y }
    let points = extents.compactMap { $0.single.flatMap { scale.position($0, calendar) } }.sorted()
    let gaps = zip(points, points.dropFirst()).map { $1 - $0 }.filter { $0 > 0.01 }
    guard let smallest = gaps.min(), smallest > 0 else { return scale.length }
    return scale.length / (scale.length / smallest + 1)
  }

  /// A bar or a rectangle.
  func box(_ mark: ChartMark, _ rect: CGRect, _ look: MarkStyling) -> AnyView {
    let radii = radii(mark, rect)
    let style = look.style(mark)
    if mark.look.spansPlot {
      var path = Path()
      path.addPath(
        UnevenRoundedRectangle(cornerRadii: radii, style: .continuous).path(in: rect))
      return positioned(
        Rectangle().fill(style).clipShape(AnyShape(path)), CGRect(origin: .zero, size: size), mark)
    }
    let fill =
      radii == RectangleCornerRadii()
      ? AnyView(Rectangle().fill(style))
      : AnyView(UnevenRoundedRectangle(cornerRadii: radii, style: .continuous).fill(style))
    return positioned(fill, rect, mark)
  }

  /// The corners of a bar: 2 points where nothing is said, at the end of a stack and at both ends
  /// of a bar between two values, as measured in screenshots.
  private func radii(_ mark: ChartMark, _ rect: CGRect) -> RectangleCornerRadii {
    let limit = min(rect.width, rect.height) / 2
    if let radius = mark.look.cornerRadius {
      let radius = max(0, min(radius, limit))
      return RectangleCornerRadii(
        topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
    guard mark.kind == .bar else { return RectangleCornerRadii() }
    let radius = min(2, limit)
    let (start, end) = roundedEnds(mark)
    let (near, far) = (start ? radius : 0, end ? radius : 0)
    let grows = mark.isHorizontal ? extent(mark.x, x) : extent(mark.y, y)
    let isForward = (grows?.1 ?? 0) >= (grows?.0 ?? 0)
    let (first, last) = isForward ? (near, far) : (far, near)
    return mark.isHorizontal
      ? RectangleCornerRadii(
        topLeading: first, bottomLeading: first, bottomTrailing: last, topTrailing: last)
      : RectangleCornerRadii(
        topLeading: first, bottomLeading: last, bottomTrailing: last, topTrailing: first)
  }

  private func roundedEnds(_ mark: ChartMark) -> (start: Bool, end: Bool) {
    let grows = mark.isHorizontal ? mark.x : mark.y
    guard case .span(let start, _) = grows else { return (false, false) }
    // A stacked bar has become a span; it starts at zero or on the one below.
    if !mark.isStacked { return (true, true) }
    return (start.datum.number != 0 && mark.stacking == .center && mark.endsStack, mark.endsStack)
  }

  /// A straight line.
  func rule(_ mark: ChartMark, _ look: MarkStyling) -> AnyView? {
    guard let rect = rect(mark) else { return nil }
    var path = Path()
    path.addLines([.zero, CGPoint(x: rect.width, y: rect.height)])
    let stroke = mark.look.line ?? (mark.look.lineBy == nil ? StrokeStyle(lineWidth: 1) : nil)
    return positioned(path.stroke(look.style(mark), style: stroke ?? look.line(mark)), rect, mark)
  }
}

extension ChartMark {
  /// Whether a rectangle is as large as its position, and not a length of its own.
  fileprivate var fillsCell: Bool { width == .automatic && height == .automatic }
}
