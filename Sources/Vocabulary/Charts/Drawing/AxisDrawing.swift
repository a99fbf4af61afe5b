import Foundation
import SwiftUI

/// Draws an axis in the coordinates of the chart.
@MainActor struct AxisDrawing {
  let axis: ChartAxis
  let plot: CGRect

  private var length: CGFloat { axis.isVertical ? plot.height : plot.width }

  /// Grid lines and ticks; those that look alike are one path.
  func lines() -> [AnyView] {
    var views: [AnyView] = []
    var common: [(stroke: StrokeStyle, path: Path)] = []
    for entry in axis.entries {
      guard let beyond = beyond(entry) else { continue }
      for position in axis.linePositions(entry) where position > -0.5 && position < length + 0.5 {
        let (from, to) = line(entry, position, beyond)
        let stroke = entry.part.stroke ?? AxisMaker.solid
        if let style = entry.part.style {
          var path = Path()
          path.addLines([from, to])
          views.append(AnyView(path.stroke(AnyShapeStyle(style), style: stroke)))
          continue
        }
        let index = common.firstIndex { $0.stroke == stroke } ?? common.count
        if index == common.count { common.append((stroke, Path())) }
        common[index].path.addLines([from, to])
      }
    }
    // Measured in screenshots: the colour of separators.
    return common.map { AnyView($0.path.stroke(.separator, style: $0.stroke)) } + views
  }

  /// Points a line reaches beyond the plot; negative for one that crosses it.
  private func beyond(_ entry: AxisEntry) -> (inside: Bool, outside: CGFloat)? {
    switch entry.part.kind {
    case .label: return nil
    case .gridLine:
      // Under the labels of the extended preset the lines go on to the edge of the chart.
      let isExtended = axis.isVertical && entry.preset == .extended
      return (true, isExtended ? axis.room(entry.side) : 0)
    case .tick(let length):
      switch length.kind {
      case .points(let points): return (false, points)
      case .automatic:
        let room = entry.preset == .inset ? 0 : axis.room(entry.side)
        return (false, axis.isVertical ? min(room, ChartAxis.gap) : max(room, ChartAxis.gap))
      case .label(let more): return (false, axis.room(entry.side) + more)
      }
    }
  }

  private func line(
    _ entry: AxisEntry, _ position: CGFloat, _ beyond: (inside: Bool, outside: CGFloat)
  ) -> (CGPoint, CGPoint) {
    let (dx, dy) = (entry.part.offset.width, entry.part.offset.height)
    let (near, far) =
      switch entry.side {
      case .trailing: (plot.minX, plot.maxX)
      case .leading: (plot.maxX, plot.minX)
      case .bottom: (plot.minY, plot.maxY)
      case .top: (plot.maxY, plot.minY)
      }
    let start = beyond.inside ? near : far
    let end = far + (far > near ? beyond.outside : -beyond.outside)
    return axis.isVertical
      ? (
        CGPoint(x: start + dx, y: plot.minY + position + dy),
        CGPoint(x: end + dx, y: plot.minY + position + dy)
      )
      : (
        CGPoint(x: plot.minX + position + dx, y: start + dy),
        CGPoint(x: plot.minX + position + dx, y: end + dy)
      )
  }

  /// The labels that have room.
  func labels() -> [AnyView] {
    let entries = axis.entries.filter(\.isLabel)
    let positions = entries.map { axis.position($0) }
    var taken: [CGRect] = []
    var views: [AnyView] = []
    for (index, entry) in entries.enumerated() {
      guard let label = entry.label, let position = positions[index], position > -0.5,
        position < length + 0.5
      else { continue }
      let next = positions.compactMap(\.self).filter { $0 > position + 0.5 }.min()
      var frame = frame(entry, position)
      let room = axis.isVertical ? nil : room(entry, position, next)
      if cuts(entry), let room, frame.width > room {
        // "J…" is the shortest label seen in screenshots.
        if room < 11 { continue }
        frame = self.frame(entry, position, width: room)
      }
      if leavesOut(entry), taken.contains(where: { collides($0, frame, entry) }) { continue }
      // A label above the last line of the extended preset would stand outside of the chart.
      if axis.isVertical, frame.maxY < 0 { continue }
      taken.append(frame)
      let isWhole = frame.size == entry.lyingSize
      let sized =
        isWhole
        ? AnyView(label.fixedSize())
        : AnyView(label.frame(width: frame.width, alignment: .leading))
      views.append(
        AnyView(
          turned(sized, entry).position(
            x: frame.midX + entry.part.offset.width, y: frame.midY + entry.part.offset.height)))
    }
    return views
  }

  private func turned(_ view: AnyView, _ entry: AxisEntry) -> AnyView {
    guard let degrees = entry.part.orientation.degrees else { return view }
    return AnyView(view.rotationEffect(.degrees(degrees)))
  }

  private func cuts(_ entry: AxisEntry) -> Bool {
    entry.part.orientation.degrees == nil
      && [.automatic, .truncate].contains(entry.part.collision.kind)
  }

  private func leavesOut(_ entry: AxisEntry) -> Bool {
    ![.disabled, .truncate].contains(entry.part.collision.kind)
  }

  private func collides(_ other: CGRect, _ frame: CGRect, _ entry: AxisEntry) -> Bool {
    var spacing: CGFloat = 0
    if case .greedy(let asked) = entry.part.collision.kind { spacing = asked }
    // Lines of text have some room of their own above and below.
    let slack = min(frame.height, other.height) * 0.25
    return frame.minX < other.maxX + spacing && other.minX < frame.maxX + spacing
      && frame.minY + slack < other.maxY + spacing && other.minY + slack < frame.maxY + spacing
  }

  /// The width there is for a label below the plot: to the next one, and no further than the plot.
  private func room(_ entry: AxisEntry, _ position: CGFloat, _ next: CGFloat?) -> CGFloat? {
    if entry.preset == .aligned { return nil }
    if axis.domain.isBand { return (length / CGFloat(max(1, axis.scale.bandEdges.count - 1))) - 2 }
    if entry.part.isCentered == true || (entry.part.anchor?.x ?? 0) != 0 { return nil }
    let gap = entry.part.spacingX ?? ChartAxis.gap
    return min(next ?? length, length) - position - gap
  }

  private func frame(_ entry: AxisEntry, _ position: CGFloat, width: CGFloat? = nil) -> CGRect {
    var size = entry.lyingSize
    size.width = width ?? size.width
    let corner =
      axis.isVertical ? beside(entry, position, size) : along(entry, position, size)
    return CGRect(origin: corner, size: size)
  }

  /// The corner of a label below or above the plot.
  private func along(_ entry: AxisEntry, _ position: CGFloat, _ size: CGSize) -> CGPoint {
    let gap = axis.spacing(entry)
    var y = entry.side == .top ? plot.minY - gap - size.height : plot.maxY + gap
    if entry.preset == .inset {
      y = entry.side == .top ? plot.minY + gap : plot.maxY - gap - size.height
    }
    let x = plot.minX + position
    if let anchor = entry.part.anchor { return CGPoint(x: x - size.width * anchor.x, y: y) }
    if axis.domain.isBand || entry.part.isCentered == true {
      return CGPoint(x: x - size.width / 2, y: y)
    }
    if entry.preset == .aligned {
      let most = max(plot.minX, plot.maxX - size.width)
      return CGPoint(x: max(plot.minX, min(most, x - size.width / 2)), y: y)
    }
    return CGPoint(x: x + (entry.part.spacingX ?? ChartAxis.gap), y: y)
  }

  /// The corner of a label beside the plot.
  private func beside(_ entry: AxisEntry, _ position: CGFloat, _ size: CGSize) -> CGPoint {
    let gap = axis.spacing(entry)
    let y = plot.minY + position
    if entry.preset == .inset {
      let x =
        entry.side == .trailing && !axis.domain.isBand
        ? plot.maxX - gap - size.width
        : plot.minX + gap
      if axis.domain.isBand {
        let edges = axis.scale.bandEdges
        let half = edges.count > 1 ? abs(edges[1] - edges[0]) / 2 : 0
        return CGPoint(x: x, y: y - half + (entry.part.spacingY ?? ChartAxis.gap))
      }
      return CGPoint(x: x, y: y - gap - size.height)
    }
    if entry.preset == .extended, !axis.domain.isBand {
      let x = entry.side == .leading ? plot.minX - axis.room(.leading) : plot.maxX + gap
      return CGPoint(x: x, y: y - (entry.part.spacingY ?? ChartAxis.gap) - size.height)
    }
    let anchor = entry.part.anchor?.y ?? 0.5
    let x = entry.side == .leading ? plot.minX - gap - size.width : plot.maxX + gap
    return CGPoint(x: x, y: y - size.height * anchor)
  }
}
