import Foundation
import SwiftUI

extension PlotDrawing {
  /// Where a value, a span or fixed points lie along an axis; a value is a place without length.
  func extent(_ extent: MarkExtent, _ scale: ChartScale) -> (CGFloat, CGFloat)? {
    switch extent {
    case .none: return (scale.start, scale.end)
    case .points(let start, let end):
      let length = max(scale.start, scale.end)
      return (start ?? 0, end ?? length)
    case .value(let value): return scale.position(value, calendar).map { ($0, $0) }
    case .span(let start, let end):
      guard let from = scale.position(start.datum), let to = scale.position(end.datum)
      else { return nil }
      return (from, to)
    }
  }

  /// The rectangle of a bar, a rule or a rectangle.
  func rect(_ mark: ChartMark) -> CGRect? {
    guard var across = extent(mark.x, x), var along = extent(mark.y, y) else { return nil }
    if mark.kind != .rule {
      if let value = mark.x.single { across = thick(mark, value, x, across, mark.width) }
      if let value = mark.y.single { along = thick(mark, value, y, along, mark.height) }
    }
    return CGRect(
      x: min(across.0, across.1), y: min(along.0, along.1), width: abs(across.1 - across.0),
      height: abs(along.1 - along.0))
  }

  /// The width of a bar around its place.
  private func thick(
    _ mark: ChartMark, _ value: PlottedValue, _ scale: ChartScale, _ place: (CGFloat, CGFloat),
    _ dimension: MarkDimension
  ) -> (CGFloat, CGFloat) {
    let isBar = mark.kind == .bar
    let room = scale.room(value, calendar) ?? gap(scale)
    let width = dimension.length(in: room, automatic: isBar ? room * 0.6 : room)
    guard isBar, let position = mark.position else {
      return (place.0 - width / 2, place.0 + width / 2)
    }
    var found: [_ChartDatum] = []
    for case let datum? in marks.map(\.position) where !found.contains(datum) {
      found.append(datum)
    }
    let share = room * 0.8 / CGFloat(max(1, found.count))
    let index = CGFloat(found.firstIndex(of: position) ?? 0)
    let start = place.0 - room * 0.4 + share * index
    return (start + share * 0.05, start + share * 0.95)
  }

  /// The smallest distance between two values of a continuous axis, in points.
  private func gap(_ scale: ChartScale) -> CGFloat {
    let isX = scale.start < scale.end
    let extents = marks.map { isX ? $0.x : $0.y }
    let places = extents.compactMap { $0.single.flatMap { scale.position($0, calendar) } }.sorted()
    let gaps = zip(places, places.dropFirst()).map { $1 - $0 }.filter { $0 > 0.01 }
    return min(gaps.min() ?? 24, 60)
  }

  /// A slice of the pie; the parts of the whole turn run clockwise from the top.
  func slice(
    _ mark: ChartMark, _ sector: SectorShape, from start: Double, to end: Double
  ) -> AnyView {
    let whole = min(size.width, size.height) / 2
    let outer = sector.outer.radius(of: whole, automatic: whole)
    let inner = sector.inner.radius(of: whole, automatic: 0)
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let turn = 360.0
    // Half the gap between two slices as an angle, at the edge in question.
    func angle(_ part: Double, _ radius: CGFloat, _ sign: Double) -> Angle {
      let gap = radius > 0 ? Double(sector.inset / radius) : 0
      return .degrees(part * turn - 90) + .radians(gap * sign)
    }
    var path = Path()
    path.addArc(
      center: middle, radius: outer, startAngle: angle(start, outer, 1),
      endAngle: angle(end, outer, -1), clockwise: false)
    if inner > 0 {
      path.addArc(
        center: middle, radius: inner, startAngle: angle(end, inner, -1),
        endAngle: angle(start, inner, 1), clockwise: true)
    } else {
      path.addLine(to: middle)
    }
    path.closeSubpath()
    return placed(path.fill(style(mark)), CGRect(origin: .zero, size: size), mark)
  }

  /// The views beside a mark.
  func annotations(_ mark: ChartMark) -> [AnyView] {
    if mark.annotations.isEmpty { return [] }
    guard let rect = rect(mark) else { return [] }
    return mark.annotations.map { note in
      let content = AnyView(note.content.font(.caption2))
      let own = measure(content)
      let unit = note.position.unit ?? .top
      let (dx, dy) = (unit.x - 0.5, unit.y - 0.5)
      var x = rect.midX + dx * (rect.width + own.width + note.spacing * 2)
      if dx == 0, note.alignment.horizontal == .leading { x = rect.minX + own.width / 2 }
      if dx == 0, note.alignment.horizontal == .trailing { x = rect.maxX - own.width / 2 }
      let y = rect.midY + dy * (rect.height + own.height + note.spacing * 2)
      let isWide = note.position.unit == nil || dx == 0
      let half = own.width / 2
      let kept = isWide ? max(min(half, size.width / 2), min(x, size.width - half)) : x
      return AnyView(content.fixedSize().position(x: kept, y: y))
    }
  }
}
