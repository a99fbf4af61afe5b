import Foundation
import SwiftUI

extension PlotDrawing {
  /// The views beside a mark.
  ///
  /// - Parameter part: The part of the whole turn that the mark takes, if it is a slice.
  func annotations(_ mark: ChartMark, part: ClosedRange<Double>?) -> [AnyView] {
    if mark.annotations.isEmpty { return [] }
    guard let rect = target(mark, part) else { return [] }
    return mark.annotations.map { note in
      let context = AnnotationContext(targetSize: rect.size)
      let content = AnyView(note.content(context).font(.caption2))
      let own = measure(content)
      let unit = note.position.unit ?? usualPosition(mark)
      let (dx, dy) = (unit.x - 0.5, unit.y - 0.5)
      let inside = unit == .center
      var x = rect.midX + dx * (rect.width + own.width + note.spacing * 2)
      var y = rect.midY + dy * (rect.height + own.height + note.spacing * 2)
      if dx == 0 { x = aligned(note.alignment.horizontal, x, rect, own.width) }
      if dy == 0, dx != 0 || inside { y = aligned(note.alignment.vertical, y, rect, own.height) }
      // A mark that has no room of its own along an axis lets its annotation hang over.
      x = kept(x, own.width, note.overflow.x, -plot.minX, chart.width - plot.minX, size.width)
      if note.overflow.y.keeps {
        y = kept(y, own.height, note.overflow.y, -plot.minY, chart.height - plot.minY, size.height)
      }
      return AnyView(content.fixedSize().position(x: x, y: y))
    }
  }

  /// What an annotation stands beside.
  private func target(_ mark: ChartMark, _ part: ClosedRange<Double>?) -> CGRect? {
    switch mark.kind {
    case .sector: return middle(mark, part).map { CGRect(origin: $0, size: .zero) }
    case .line, .area, .point:
      guard let center = point(mark) else { return nil }
      let look = MarkStyling(settings: settings, channels: MarkChannels([mark]))
      let hasSymbol = mark.kind == .point || mark.hasSymbol
      return hasSymbol
        ? symbolFrame(mark, at: center, look) : CGRect(origin: center, size: .zero)
    default: return rect(mark)
    }
  }

  private func usualPosition(_ mark: ChartMark) -> UnitPoint {
    if mark.kind == .sector { return .center }
    let isLying = mark.kind == .bar && mark.isHorizontal
    return isLying ? .trailing : .top
  }

  private func aligned(
    _ alignment: HorizontalAlignment, _ x: CGFloat, _ rect: CGRect, _ width: CGFloat
  ) -> CGFloat {
    switch alignment {
    case .leading: rect.minX + width / 2
    case .trailing: rect.maxX - width / 2
    default: x
    }
  }

  private func aligned(
    _ alignment: VerticalAlignment, _ y: CGFloat, _ rect: CGRect, _ height: CGFloat
  ) -> CGFloat {
    switch alignment {
    case .top: rect.minY + height / 2
    case .bottom: rect.maxY - height / 2
    default: y
    }
  }

  /// The middle of an annotation, moved so that it stays within the chart or the plot.
  private func kept(
    _ middle: CGFloat, _ length: CGFloat, _ strategy: AnnotationOverflowResolution.Strategy,
    _ chartStart: CGFloat, _ chartEnd: CGFloat, _ plotLength: CGFloat
  ) -> CGFloat {
    if strategy.kind == .disabled { return middle }
    let isPlot = strategy.kind == .fit(.plot)
    let (start, end) = isPlot ? (0, plotLength) : (chartStart, chartEnd)
    if length >= end - start { return (start + end) / 2 }
    return max(start + length / 2, min(middle, end - length / 2))
  }
}

extension AnnotationOverflowResolution.Strategy {
  /// Whether the annotation was asked to stay within the chart.
  fileprivate var keeps: Bool { kind != .automatic && kind != .disabled }
}
