import Foundation
import SwiftUI

/// An axis with what is drawn along it.
struct ChartAxis {
  let domain: ChartDomain
  let isVertical: Bool
  /// Whether the names of the categories stand within the plot, above their bars.
  let isInset: Bool
  var entries: [AxisEntry] = []
  var scale: ChartScale
  private let calendar: Calendar

  /// Points between a plot and the labels of its axes. Measured in screenshots of iOS 16: 4.2
  /// beside the plot, 4.4 below it, and 4 between a tick and its label.
  static let gap: CGFloat = 4

  init(_ domain: ChartDomain, isVertical: Bool, isInset: Bool = false, _ calendar: Calendar) {
    (self.domain, self.isVertical, self.isInset) = (domain, isVertical, isInset)
    self.calendar = calendar
    scale = ChartScale(domain, from: 0, to: 0)
  }

  /// The room that is kept free on a side of the plot, in points.
  func room(_ side: AxisSide) -> CGFloat {
    entries.reduce(0) { room, entry in
      if entry.side != side || entry.preset == .inset { return room }
      switch entry.part.kind {
      case .gridLine: return room
      case .tick(let length):
        if case .points(let points) = length.kind { return max(room, points) }
        return room
      case .label:
        if entry.label == nil { return room }
        let size = entry.lyingSize
        return max(room, (isVertical ? size.width : size.height) + spacing(entry))
      }
    }
  }

  /// Points each category loses to its name within the plot.
  var insetLength: CGFloat {
    guard isInset else { return 0 }
    return (entries.filter(\.isLabel).map(\.size.height).max() ?? -Self.gap) + Self.gap
  }

  /// Points across the axis between the plot and a label.
  func spacing(_ entry: AxisEntry) -> CGFloat {
    (isVertical ? entry.part.spacingX : entry.part.spacingY) ?? Self.gap
  }

  /// Where entries lie along the plot, in points.
  func position(_ entry: AxisEntry) -> CGFloat? {
    let isCentered = entry.part.isCentered ?? (domain.isBand && entry.isLabel)
    if domain.isBand {
      guard let middle = scale.position(entry.value.datum) else { return nil }
      let edges = scale.bandEdges
      let half = edges.count > 1 ? (edges[1] - edges[0]) / 2 : 0
      return isCentered ? middle : middle - half
    }
    if !isCentered { return scale.position(entry.value.datum) }
    // Nothing stands in the middle of a step that goes on beyond the axis: a screenshot of a week
    // marked every other day leaves the last label out.
    if let end = entry.value.upper?.number, let bounds = domain.bounds, end > bounds.upper + 1e-6 {
      return nil
    }
    return scale.position(entry.value, calendar)
  }

  /// Where lines lie along the plot: those of categories at their edges, the last one after the
  /// last category.
  func linePositions(_ entry: AxisEntry) -> [CGFloat] {
    guard let position = position(entry) else { return [] }
    guard domain.isBand, entry.part.isCentered != true else { return [position] }
    let edges = scale.bandEdges
    guard let last = edges.last, edges.count > 1, entry.value.datum == lastDatum else {
      return [position]
    }
    return [position, last]
  }

  private var lastDatum: _ChartDatum? {
    guard case .band(let names) = domain else { return nil }
    return names.last.map { _ChartDatum(.category($0)) }
  }
}

extension ChartDomain {
  var isBand: Bool { if case .band = self { true } else { false } }
}
