import Foundation
import LayoutEngine
import SwiftUI
import VectorDrawing

/// Leading and trailing beside the camera, centre below it, bottom below all (Apple, "Displaying
/// live data with Live Activities"). Leading and trailing get equal widths; a region of higher
/// priority, or one that may lie below the camera and is too wide beside it, gets what the other
/// leaves. The island is as high as its content, within bounds.
struct ExpandedIslandLayout: LimitedLayout {
  /// Between regions, points. Not published.
  private static let gap: CGFloat = 8

  let minimum: CGSize
  let maximum: CGSize
  let margins: EdgeInsets

  /// Where a region goes, and with which width it is proposed.
  private struct Piece {
    var view: LayoutSubview
    var frame: CGRect
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let height = plan(subviews).height
    return CGSize(
      width: maximum.width, height: min(maximum.height, max(minimum.height, height)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for piece in plan(subviews).pieces {
      piece.view.place(
        at: CGPoint(x: bounds.minX + piece.frame.minX, y: bounds.minY + piece.frame.minY),
        anchor: .topLeading, proposal: ProposedViewSize(piece.frame.size))
    }
  }

  func cutOff(subviews: Subviews) -> CutOff? {
    CutOff(height: plan(subviews).height, limit: maximum.height)
  }

  private func plan(_ subviews: Subviews) -> (pieces: [Piece], height: CGFloat) {
    func view(_ position: DynamicIslandExpandedRegionPosition) -> LayoutSubview? {
      subviews.first { $0[IslandRegionKey.self] == position }
    }
    let inner = max(0, maximum.width - margins.leading - margins.trailing)
    let bottom = view(.bottom)
    let room = maximum.height - margins.top - margins.bottom
    let least = bottom?.sizeThatFits(ProposedViewSize(width: inner, height: nil)).height ?? 0
    let top = max(IslandMeasures.camera.height - margins.top, room - least)

    var pieces: [Piece] = []
    var row: CGFloat = 0
    let sides = (view(.leading), view(.trailing))
    let leading = side(sides.0, margins.leading, other: sides.1, inner, top)
    let trailing = side(sides.1, margins.trailing, other: sides.0, inner, top)
    for (one, isLeading) in [(leading, true), (trailing, false)] {
      guard let one else { continue }
      let x =
        isLeading ? margins.leading : maximum.width - margins.trailing - one.size.width
      pieces.append(
        Piece(view: one.view, frame: CGRect(origin: CGPoint(x: x, y: one.y), size: one.size)))
      row = max(row, one.y + one.size.height)
    }
    if let center = view(.center) {
      let left = margins.leading + (leading.map { $0.size.width + Self.gap } ?? 0)
      let right = margins.trailing + (trailing.map { $0.size.width + Self.gap } ?? 0)
      let width = max(0, maximum.width - left - right)
      let y = max(IslandMeasures.camera.height, margins.top)
      let size = center.sizeThatFits(
        ProposedViewSize(width: width, height: max(0, margins.top + top - y)))
      let middle = (maximum.width - size.width) / 2
      let x = min(max(middle, left), max(left, maximum.width - right - size.width))
      pieces.append(Piece(view: center, frame: CGRect(origin: CGPoint(x: x, y: y), size: size)))
      row = max(row, y + size.height)
    }
    // Content beside the camera stands in the middle of the row.
    for index in pieces.indices where pieces[index].view[IslandRegionKey.self] != .center {
      let free = row - pieces[index].frame.maxY
      if pieces[index].frame.minY == margins.top { pieces[index].frame.origin.y += free / 2 }
    }
    var end = max(row, IslandMeasures.camera.height)
    if let bottom {
      let size = bottom.sizeThatFits(
        ProposedViewSize(width: inner, height: max(0, maximum.height - margins.bottom - end)))
      let x = margins.leading + (inner - size.width) / 2
      pieces.append(Piece(view: bottom, frame: CGRect(origin: CGPoint(x: x, y: end), size: size)))
      end += size.height
    }
    return (pieces, end + margins.bottom)
  }

  /// The size and the top of a region at a side.
  private func side(
    _ view: LayoutSubview?, _ margin: CGFloat, other: LayoutSubview?, _ inner: CGFloat,
    _ height: CGFloat
  ) -> (view: LayoutSubview, size: CGSize, y: CGFloat)? {
    guard let view else { return nil }
    let beside = max(0, (maximum.width - IslandMeasures.camera.width) / 2 - margin)
    let ideal = view.sizeThatFits(.unspecified).width
    let rival = other?[IslandPriorityKey.self] ?? 0
    let isFirst = view[IslandPriorityKey.self] > rival
    guard ideal > beside, isFirst || view[IslandPlacementKey.self] == .belowIfTooWide else {
      let size = view.sizeThatFits(ProposedViewSize(width: beside, height: height))
      return (view, CGSize(width: min(size.width, beside), height: size.height), margins.top)
    }
    let y = IslandMeasures.camera.height
    var width = other == nil ? inner : (inner - Self.gap) / 2
    if isFirst, let other {
      let left = other.sizeThatFits(ProposedViewSize(width: beside, height: height)).width
      width = max(0, inner - Self.gap - min(left, beside))
    }
    let size = view.sizeThatFits(
      ProposedViewSize(width: width, height: max(0, margins.top + height - y)))
    return (view, size, y)
  }
}
