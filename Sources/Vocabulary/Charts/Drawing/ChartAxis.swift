import Foundation
import SwiftUI

/// Something drawn at a value of an axis.
struct AxisEntry {
  let value: PlottedValue
  let part: AxisPart
  var label: AnyView?
  /// Of the label, in points.
  var size = CGSize.zero
}

/// An axis with what is drawn along it.
struct ChartAxis {
  let domain: ChartDomain
  var entries: [AxisEntry] = []
  var position = AxisMarkPosition.automatic
  var scale: ChartScale
  private let calendar: Calendar

  init(_ domain: ChartDomain, _ calendar: Calendar) {
    (self.domain, self.calendar) = (domain, calendar)
    scale = ChartScale(domain, from: 0, to: 0)
  }

  /// The room the labels need, in points.
  var labelSize: CGSize {
    entries.reduce(.zero) {
      CGSize(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
    }
  }

  func isBefore(_ side: AxisMarkPosition) -> Bool { position == side }

  /// The views of the axis in the coordinates of the chart.
  @MainActor func drawn(in plot: CGRect, isVertical: Bool, chart: CGSize) -> [AnyView] {
    var views: [AnyView] = []
    var last = -CGFloat.infinity
    for entry in entries {
      guard let place = place(entry) else { continue }
      let limit = isVertical ? plot.height : plot.width
      if place < -0.5 || place > limit + 0.5 { continue }
      switch entry.part.kind {
      case .gridLine: views.append(line(entry, place, plot, isVertical, beyond: nil))
      case .tick(let length): views.append(line(entry, place, plot, isVertical, beyond: length))
      case .label:
        let frame = labelFrame(entry, place, plot, isVertical)
        let (start, end) = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
        let overlaps = !isVertical && start < last + (domain.isBand ? 0 : 2)
        if let label = entry.label, !overlaps, isVertical || end <= chart.width + 1 {
          views.append(AnyView(label.position(x: frame.midX, y: frame.midY)))
          last = end
        }
      }
    }
    return views
  }

  /// Points along the plot.
  private func place(_ entry: AxisEntry) -> CGFloat? {
    let isCentered = entry.part.isCentered == true
    return isCentered
      ? scale.position(entry.value, calendar) : scale.position(entry.value.datum)
  }

  private func labelFrame(
    _ entry: AxisEntry, _ place: CGFloat, _ plot: CGRect, _ isVertical: Bool
  ) -> CGRect {
    let (size, offset) = (entry.size, entry.part.offset)
    let gap = entry.part.spacing ?? ChartComposer.labelGap
    var corner: CGPoint
    if isVertical {
      let x = position == .leading ? plot.minX - gap - size.width : plot.maxX + gap
      let anchor = entry.part.anchor?.y ?? 0.5
      corner = CGPoint(x: x, y: plot.minY + place - size.height * anchor)
    } else {
      let y = position == .top ? plot.minY - gap + 1 - size.height : plot.maxY + gap - 1
      let isMiddle = domain.isBand || entry.part.isCentered == true
      let anchor = entry.part.anchor?.x ?? (isMiddle ? 0.5 : 0)
      corner = CGPoint(x: plot.minX + place - size.width * anchor, y: y)
      if anchor == 0, !isMiddle { corner.x += 3 }
    }
    return CGRect(origin: corner, size: size).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// A grid line, or a tick that reaches so many points beyond the plot.
  @MainActor private func line(
    _ entry: AxisEntry, _ place: CGFloat, _ plot: CGRect, _ isVertical: Bool, beyond: CGFloat?
  ) -> AnyView {
    let stroke = entry.part.stroke ?? StrokeStyle(lineWidth: 0.5)
    let (from, to): (CGPoint, CGPoint)
    if isVertical {
      let y = plot.minY + place
      let start = beyond == nil ? plot.minX : position == .leading ? plot.minX : plot.maxX
      let end = beyond.map { position == .leading ? start - $0 : start + $0 } ?? plot.maxX
      (from, to) = (CGPoint(x: start, y: y), CGPoint(x: end, y: y))
    } else {
      let x = plot.minX + place
      let start = beyond == nil || position == .top ? plot.minY : plot.maxY
      let end = beyond.map { position == .top ? start - $0 : start + $0 } ?? plot.maxY
      (from, to) = (CGPoint(x: x, y: start), CGPoint(x: x, y: end))
    }
    var path = Path()
    path.addLines([from, to])
    let style = entry.part.style ?? Color.gray.opacity(0.4)
    return AnyView(path.stroke(AnyShapeStyle(style), style: stroke))
  }
}

extension ChartDomain {
  var isBand: Bool { if case .band = self { true } else { false } }
}

extension ChartScale {
  /// The scale the other way round.
  var reversed: ChartScale { ChartScale(domain, from: end, to: start) }
}
