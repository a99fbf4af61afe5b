import Foundation
import SwiftUI

/// The name of an axis.
struct AxisTitle {
  let view: AnyView
  let side: AxisSide
  let alignment: Alignment?
  /// Points between the name and what it stands beside.
  let spacing: CGFloat

  init(
    _ view: AnyView, _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?,
    isVertical: Bool
  ) {
    self.view = AnyView(view.font(.caption2).foregroundStyle(.secondary))
    self.alignment = alignment
    self.spacing = spacing ?? ChartAxis.gap
    side =
      switch position.unit {
      case UnitPoint.leading?: .leading
      case UnitPoint.trailing?: .trailing
      case let unit?: unit.y < 0.5 ? .top : .bottom
      case nil: isVertical ? .top : .bottom
      }
    isOfVerticalAxis = isVertical
  }

  private let isOfVerticalAxis: Bool

  /// The room it takes off the chart, in points.
  func length(_ measure: (AnyView) -> CGSize) -> CGFloat { measure(view).height + spacing }

  /// In the coordinates of the chart.
  @MainActor func drawn(in chart: CGRect, beside plot: CGRect) -> AnyView {
    if side.isBeside {
      let aligned = view.fixedSize().frame(width: plot.height, alignment: turnedAlignment)
      let turned = aligned.rotationEffect(.degrees(side == .leading ? -90 : 90)).frame(width: 0)
      let isLeading = side == .leading
      return AnyView(
        turned.frame(
          width: chart.width, height: plot.height, alignment: isLeading ? .leading : .trailing
        )
        .offset(x: isLeading ? half : -half)
        .position(x: chart.midX, y: plot.midY))
    }
    // The name of the vertical axis stands above its labels, that of the horizontal one before.
    let usual: HorizontalAlignment = isOfVerticalAxis ? .trailing : .leading
    let horizontal = alignment?.horizontal ?? usual
    let width = isOfVerticalAxis ? chart.width : plot.width
    let x = isOfVerticalAxis ? chart.midX : plot.midX
    return AnyView(
      view.fixedSize()
        .frame(width: width, alignment: Alignment(horizontal: horizontal, vertical: .center))
        .frame(
          width: width, height: chart.height,
          alignment: Alignment(horizontal: horizontal, vertical: side == .top ? .top : .bottom)
        )
        .position(x: x, y: chart.midY))
  }

  /// Half a line of the second caption, in points: 13 by Apple's type table.
  private var half: CGFloat { 6.5 }

  private var turnedAlignment: Alignment {
    switch alignment?.vertical {
    case VerticalAlignment.top?: side == .leading ? .trailing : .leading
    case VerticalAlignment.bottom?: side == .leading ? .leading : .trailing
    default: .center
    }
  }
}

extension AxisSide {
  var isBeside: Bool { self == .leading || self == .trailing }
}
