import Foundation
import SwiftUI

/// Finds what an axis shows at which values.
@MainActor struct AxisMaker {
  let domain: ChartDomain
  let intervals: Int
  let calendar: Calendar
  let locale: Locale
  let measure: (AnyView) -> CGSize

  func entries(_ record: AxisRecord) -> [AxisEntry] {
    let (data, step) = values(record.values)
    return data.enumerated().flatMap { index, datum in
      let value = AxisValue(datum: datum, index: index, count: data.count)
      return (record.parts?(value) ?? standard).map { part in
        var entry = AxisEntry(value: PlottedValue(datum, unit: step?.unit), part: part)
        if case .label(let label) = part.kind {
          let view = label.map { $0(value) } ?? AnyView(Text(verbatim: text(datum, step)))
          entry.label = view.map { dressed($0, part) }
          entry.size = entry.label.map(measure) ?? .zero
        }
        return entry
      }
    }
  }

  private func dressed(_ view: AnyView, _ part: AxisPart) -> AnyView {
    let style = part.style ?? Color.secondary
    return AnyView(
      view.font(part.font ?? .caption2).foregroundStyle(AnyShapeStyle(style)).fixedSize())
  }

  private var standard: [AxisPart] {
    switch domain {
    case .empty: return []
    case .band: return [AxisPart(.label(nil))]
    case .numbers: return [AxisPart(.gridLine), AxisPart(.label(nil))]
    case .dates:
      var line = AxisPart(.gridLine)
      line.stroke = StrokeStyle(lineWidth: 0.5, dash: [2, 2])
      return [line, AxisPart(.label(nil))]
    }
  }

  private func values(_ wish: AxisMarkValues) -> ([_ChartDatum], DateStep?) {
    switch (wish.kind, domain) {
    case (.list(let data), _): return (data, dateStep(intervals))
    case (_, .band(let names)): return (names.map { _ChartDatum(.category($0)) }, nil)
    case (.stride(let step), .numbers(let lower, let upper)):
      return (numbers(lower, upper, step), nil)
    case (.dates(let step), .dates(let lower, let upper)):
      return (dates(step.ticks(from: lower, to: upper, calendar)), step)
    case (.automatic(let count), .numbers(let lower, let upper)):
      let step = NiceStep(length: upper - lower, intervals: count ?? intervals)
      return (step.ticks(from: lower, to: upper).map { _ChartDatum(.number($0)) }, nil)
    case (.automatic(let count), .dates(let lower, let upper)):
      let step = DateStep(length: upper - lower, intervals: count ?? intervals)
      return (dates(step.ticks(from: lower, to: upper, calendar)), step)
    default: return ([], nil)
    }
  }

  private func dateStep(_ intervals: Int) -> DateStep? {
    guard case .dates(let lower, let upper) = domain else { return nil }
    return DateStep(length: upper - lower, intervals: intervals)
  }

  private func dates(_ seconds: [Double]) -> [_ChartDatum] {
    seconds.map { _ChartDatum(.date(Date(timeIntervalSinceReferenceDate: $0))) }
  }

  private func numbers(_ lower: Double, _ upper: Double, _ step: Double) -> [_ChartDatum] {
    guard step > 0, (upper - lower) / step < 1000 else { return [] }
    let first = (lower / step - 1e-9).rounded(.up)
    var data: [_ChartDatum] = []
    while (first + Double(data.count)) * step <= upper + step * 1e-9 {
      data.append(_ChartDatum(.number((first + Double(data.count)) * step)))
    }
    return data
  }

  private func text(_ datum: _ChartDatum, _ step: DateStep?) -> String {
    switch datum.kind {
    case .category(let name): name
    case .number(let number): number.formatted(.number.locale(locale))
    case .date(let date): (step ?? DateStep(.day)).text(date, locale, calendar)
    }
  }
}
