import Foundation
import SwiftUI

extension PlotDrawing {
  /// A slice of the pie; the slices run clockwise from the top.
  func sector(
    _ mark: ChartMark, _ part: ClosedRange<Double>?, _ look: MarkStyling
  ) -> AnyView? {
    guard let outline = outline(mark, part) else { return nil }
    let rect = CGRect(origin: .zero, size: size)
    return positioned(outline.path.fill(look.style(mark)), rect, mark)
  }

  private func outline(_ mark: ChartMark, _ part: ClosedRange<Double>?) -> SectorOutline? {
    guard let sector = mark.sector, let part else { return nil }
    let whole = min(size.width, size.height) / 2
    let outer = sector.outer.radius(of: whole, automatic: whole)
    let inner = sector.inner.radius(of: whole, automatic: 0)
    return SectorOutline(
      middle: CGPoint(
        x: size.width / 2 + mark.offset.xEnd, y: size.height / 2 + mark.offset.yEnd),
      outer: outer, inner: min(inner, outer), part: part, inset: sector.inset,
      radius: mark.look.cornerRadius ?? 0)
  }

  /// The middle of a slice, where its annotation stands.
  func middle(_ mark: ChartMark, _ part: ClosedRange<Double>?) -> CGPoint? {
    guard let outline = outline(mark, part), let part else { return nil }
    let angle = Angle.degrees((part.lowerBound + part.upperBound) * 180 - 90)
    let distance = (outline.inner + outline.outer) / 2
    return CGPoint(
      x: outline.middle.x + distance * CGFloat(angle.cosine),
      y: outline.middle.y + distance * CGFloat(angle.sine))
  }
}
