import Foundation

/// Gives bars and areas of the same place their part of the stack.
struct MarkStacker {
  /// What shares a stack.
  private struct Key: Hashable {
    let kind: ChartMark.Kind
    let place: _ChartDatum?
    let seconds: Double?
    let beside: _ChartDatum?
    let isNegative: Bool
    let isHorizontal: Bool
  }

  let calendar: Calendar

  /// The marks with the values they stack to in place of their own.
  func stacked(_ marks: [ChartMark]) -> [ChartMark] {
    var totals: [Key: Double] = [:]
    for mark in marks {
      if let (key, value) = entry(mark) { totals[key, default: 0] += value }
    }
    var heights: [Key: Double] = [:]
    return marks.map { mark in
      guard let (key, value) = entry(mark) else { return mark }
      let total = totals[key] ?? 0
      let start = mark.stacking == .unstacked ? 0 : heights[key] ?? 0
      heights[key] = start + value
      return moved(mark, key, from: start, by: value, total)
    }
  }

  private func moved(
    _ mark: ChartMark, _ key: Key, from start: Double, by value: Double, _ total: Double
  ) -> ChartMark {
    var (lower, upper) = (start, start + value)
    if mark.stacking == .normalized, total != 0 {
      (lower, upper) = (lower / abs(total), upper / abs(total))
    } else if mark.stacking == .center {
      (lower, upper) = (lower - total / 2, upper - total / 2)
    }
    let span = MarkExtent.span(
      PlottedValue(_ChartDatum(.number(lower))), PlottedValue(_ChartDatum(.number(upper))))
    var result = mark
    if key.isHorizontal { result.x = span } else { result.y = span }
    return result
  }

  private func entry(_ mark: ChartMark) -> (Key, Double)? {
    guard mark.kind == .bar || mark.kind == .area else { return nil }
    let isHorizontal = mark.isHorizontal
    let (along, across) = isHorizontal ? (mark.y, mark.x) : (mark.x, mark.y)
    guard let plotted = across.single, case .number(let value) = plotted.datum.kind,
      value.isFinite
    else { return nil }
    let place = along.single
    let key = Key(
      kind: mark.kind, place: place?.unit == nil ? place?.datum : nil,
      seconds: place?.unit == nil ? nil : place?.span(calendar)?.lowerBound,
      beside: mark.position, isNegative: value < 0, isHorizontal: isHorizontal)
    return (key, value)
  }
}

extension ChartMark {
  /// Whether a bar or area grows along the horizontal axis.
  var isHorizontal: Bool {
    switch (x, y) {
    case (.value, .none), (.value, .points): return true
    case (.value(let x), .value(let y)):
      guard case .number = x.datum.kind else { return false }
      if case .number = y.datum.kind { return false }
      return true
    case (.span, .value), (.span, .points): return kind != .area
    default: return false
    }
  }
}
