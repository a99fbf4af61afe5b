import Foundation

/// Gives bars and areas of the same position their part of the stack.
struct MarkStacker {
  /// What shares a stack.
  private struct Key: Hashable {
    let kind: ChartMark.Kind
    let position: _ChartDatum?
    let seconds: Double?
    let beside: _ChartDatum?
    let isNegative: Bool
    let isHorizontal: Bool
  }

  let calendar: Calendar

  /// The marks with the values they stack to in place of their own.
  func stacked(_ marks: [ChartMark]) -> [ChartMark] {
    let entries = marks.map { entry($0) }
    var totals: [Key: Double] = [:]
    var last: [Key: Int] = [:]
    for (index, entry) in entries.enumerated() {
      guard let (key, value) = entry else { continue }
      totals[key, default: 0] += value
      if value != 0 || last[key] == nil { last[key] = index }
    }
    var heights: [Key: Double] = [:]
    return zip(marks, entries).enumerated().map { index, pair in
      let mark = masked(pair.0)
      guard let (key, value) = pair.1 else { return mark }
      let isStacked = mark.stacking != .unstacked
      let start = isStacked ? heights[key] ?? 0 : 0
      heights[key] = start + value
      var result = moved(mark, key, from: start, by: value, totals[key] ?? 0)
      result.endsStack = !isStacked || last[key] == index
      return result
    }
  }

  private func masked(_ mark: ChartMark) -> ChartMark {
    var mark = mark
    mark.effects = mark.effects.map { effect in
      if case .mask(let marks) = effect { .mask(stacked(marks)) } else { effect }
    }
    return mark
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
    result.isStacked = true
    if key.isHorizontal { result.x = span } else { result.y = span }
    return result
  }

  private func entry(_ mark: ChartMark) -> (Key, Double)? {
    guard mark.kind == .bar || mark.kind == .area else { return nil }
    let isHorizontal = mark.isHorizontal
    let (along, across) = isHorizontal ? (mark.y, mark.x) : (mark.x, mark.y)
    guard let plotted = across.single, !plotted.hasLength,
      case .number(let value) = plotted.datum.kind, value.isFinite
    else { return nil }
    let position = along.single
    let key = Key(
      kind: mark.kind, position: position?.unit == nil ? position?.datum : nil,
      seconds: position?.unit == nil ? nil : position?.span(calendar)?.lowerBound,
      beside: mark.position?.datum, isNegative: value < 0, isHorizontal: isHorizontal)
    return (key, value)
  }
}

extension ChartMark {
  /// Whether a bar or area grows along the horizontal axis.
  var isHorizontal: Bool {
    switch (x, y) {
    case (.value(let x), .none), (.value(let x), .points):
      if case .number = x.datum.kind { return !x.hasLength }
      return false
    case (.value(let x), .value(let y)):
      guard case .number = x.datum.kind, !x.hasLength else { return false }
      if case .number = y.datum.kind { return y.hasLength }
      return true
    case (.span, .value), (.span, .points): return kind != .area
    default: return false
    }
  }
}
