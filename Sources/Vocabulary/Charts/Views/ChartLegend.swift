import Foundation
import SwiftUI

/// The names of the styles below a chart, each with its dot.
nonisolated struct ChartLegend: View {
  private let names: [(name: String, style: any ShapeStyle)]
  private let content: AnyView?

  /// Nothing where there is nothing to explain.
  init?(marks: [ChartMark], settings: ChartSettings) {
    if settings.legend.isHidden { return nil }
    let found = marks.styleValues
    if found.isEmpty, settings.legend.content == nil { return nil }
    content = settings.legend.content
    let order = settings.styles.domain ?? found
    names = order.map { ($0.name, settings.styles.style(of: $0, among: found)) }
  }

  var body: some View {
    if let content {
      content
    } else {
      ViewThatFits(in: .horizontal) {
        rows(names.count)
        rows(max(1, (names.count + 1) / 2))
        rows(2)
        rows(1)
      }
      .font(.caption2).foregroundStyle(Color.secondary)
    }
  }

  /// The names in rows of so many.
  private func rows(_ count: Int) -> some View {
    let starts = Array(stride(from: 0, to: names.count, by: max(1, count)))
    return VStack(alignment: .leading, spacing: 2) {
      ForEach(starts, id: \.self) { start in
        HStack(spacing: 10) {
          ForEach(start..<min(names.count, start + count), id: \.self) { entry($0) }
        }
      }
    }
  }

  private func entry(_ index: Int) -> some View {
    HStack(spacing: 4) {
      Circle().fill(AnyShapeStyle(names[index].style)).frame(width: 7, height: 7)
      Text(verbatim: names[index].name).lineLimit(1)
    }
  }
}

extension [ChartMark] {
  /// The values that have a style of their own, in the order they appear.
  var styleValues: [_ChartDatum] {
    var found: [_ChartDatum] = []
    for case let datum? in map(\.look.styleBy) where !found.contains(datum) { found.append(datum) }
    return found
  }
}
