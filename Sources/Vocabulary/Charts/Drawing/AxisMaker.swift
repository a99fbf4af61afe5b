import Foundation
import SwiftUI

/// Finds what an axis shows at which values.
@MainActor struct AxisMaker {
  let domain: ChartDomain
  let transform: ScaleTransform
  let isVertical: Bool
  /// Whether the names of the categories stand within the plot, above their bars.
  let isInset: Bool
  /// About how many values are wanted where the code says nothing.
  let count: Int
  let calendar: Calendar
  let locale: Locale
  let measure: (AnyView) -> CGSize

  /// Between the grid lines of an axis that stand upright: two points drawn, two left out. Measured
  /// in screenshots of iOS 16 with three pixels per point.
  static let dashed = StrokeStyle(lineWidth: 0.5, dash: [2, 2])
  /// Grid lines that lie are half a point wide, as measured there.
  static let solid = StrokeStyle(lineWidth: 0.5)

  func entries(_ record: AxisRecord) -> [AxisEntry] {
    let axis = values(record.values)
    let side = record.position.side(isVertical: isVertical)
    let isInset = self.isInset && record.preset == .automatic || record.preset == .inset
    return axis.data.enumerated().flatMap { index, datum in
      let value = AxisValue(datum: datum, index: index, count: axis.data.count)
      return (record.parts?(value) ?? standard(record)).map { part in
        var entry = AxisEntry(
          value: PlottedValue(datum, upTo: axis.end(of: datum, calendar)), index: index, part: part,
          side: side, preset: isInset ? .inset : record.preset)
        entry.part.stroke = part.stroke ?? record.stroke ?? stroke
        if case .label(let label) = part.kind {
          let view = label.map { $0(value) } ?? AnyView(Text(verbatim: text(datum, axis)))
          entry.label = view.map { dressed($0, part) }
          entry.size = entry.label.map(measure) ?? .zero
        }
        return entry
      }
    }
  }

  /// Axis labels are secondary and as large as the second caption, as measured in screenshots.
  private func dressed(_ view: AnyView, _ part: AxisPart) -> AnyView {
    let style = part.style ?? Color.secondary
    return AnyView(
      view.lineLimit(1).font(part.font ?? .caption2).foregroundStyle(AnyShapeStyle(style)))
  }

  private var stroke: StrokeStyle {
    if case .dates = domain { return Self.dashed }
    return isVertical ? Self.solid : Self.dashed
  }

  /// What an axis shows where nothing is said: lines, and labels; below the plot ticks beside them.
  private func standard(_ record: AxisRecord) -> [AxisPart] {
    if domain == .empty { return [] }
    let label = AxisPart(.label(record.label))
    if isVertical { return [AxisPart(.gridLine), label] }
    if record.preset == .aligned { return [AxisPart(.gridLine), label] }
    return [AxisPart(.gridLine), AxisPart(.tick(.automatic)), label]
  }

  private func values(_ wish: AxisMarkValues) -> AxisValues {
    switch (wish.kind, domain) {
    case (.list(let data), .dates(let lower, let upper)):
      let step = DateStep(from: lower, to: upper, count: max(2, data.count), calendar)
      return AxisValues(data: data, dateStep: step)
    case (.list(let data), _): return AxisValues(data: data)
    case (_, .band(let names)):
      return AxisValues(data: names.map { _ChartDatum(.category($0)) })
    case (.stride(let step), .numbers(let lower, let upper)):
      return AxisValues(data: numbers(lower, upper, step), numberStep: step)
    case (.stride(let seconds), .dates(let lower, let upper)):
      return AxisValues(data: dates(numbers(lower, upper, seconds).compactMap(\.number)))
    case (.dates(let step), .dates(let lower, let upper)):
      return AxisValues(data: dates(step.ticks(from: lower, to: upper, calendar)), dateStep: step)
    case (.automatic(let wish), .numbers(let lower, let upper)):
      return numbers(lower, upper, wish)
    case (.automatic(let wish), .dates(let lower, let upper)):
      let step = DateStep(from: lower, to: upper, count: wish.count ?? count, calendar)
      return AxisValues(data: dates(step.ticks(from: lower, to: upper, calendar)), dateStep: step)
    default: return AxisValues(data: [])
    }
  }

  private func numbers(
    _ lower: Double, _ upper: Double, _ wish: AutomaticAxisValues
  ) -> AxisValues {
    let (low, high) = (min(lower, upper), max(lower, upper))
    if let ticks = transform.ticks(from: low, to: high) {
      return AxisValues(data: ticks.map { _ChartDatum(.number($0)) })
    }
    let step = NiceStep(from: low, to: high, count: wish.count ?? count, rounds: false)
    if let minimum = wish.minimum, step[1] < minimum {
      return AxisValues(data: numbers(low, high, minimum), numberStep: minimum)
    }
    return AxisValues(
      data: step.ticks(from: low, to: high).map { _ChartDatum(.number($0)) }, numberStep: step[1],
      fractionDigits: step.fractionDigits)
  }

  private func dates(_ seconds: [Double]) -> [_ChartDatum] {
    seconds.map { _ChartDatum(.date(Date(timeIntervalSinceReferenceDate: $0))) }
  }

  private func numbers(_ lower: Double, _ upper: Double, _ step: Double) -> [_ChartDatum] {
    let (lower, upper) = (min(lower, upper), max(lower, upper))
    guard step > 0, (upper - lower) / step < 1000 else { return [] }
    let first = (lower / step - 1e-9).rounded(.up)
    var data: [_ChartDatum] = []
    while (first + Double(data.count)) * step <= upper + step * 1e-9 {
      data.append(_ChartDatum(.number((first + Double(data.count)) * step)))
    }
    return data
  }

  private func text(_ datum: _ChartDatum, _ axis: AxisValues) -> String {
    switch datum.kind {
    case .category(let name): return name
    case .number(let number):
      let style = FloatingPointFormatStyle<Double>.number.locale(locale)
      // A screenshot shows -1.0, -0.5, 0, 0.5: as many digits as the step has, but for zero.
      guard let digits = axis.fractionDigits, number != 0 else { return number.formatted(style) }
      return number.formatted(style.precision(.fractionLength(digits)))
    case .date(let date):
      guard case .dates(let lower, let upper) = domain else { return "" }
      let step = axis.dateStep ?? DateStep(from: lower, to: upper, count: count, calendar)
      return step.text(date, from: lower, to: upper, locale, calendar)
    }
  }
}

/// The values of an axis and the step between them.
struct AxisValues {
  var data: [_ChartDatum]
  var dateStep: DateStep?
  var numberStep: Double?
  var fractionDigits: Int?

  /// Where the step that starts at a value ends.
  func end(of datum: _ChartDatum, _ calendar: Calendar) -> _ChartDatum? {
    switch datum.kind {
    case .category: nil
    case .number(let number): numberStep.map { _ChartDatum(.number(number + $0)) }
    case .date(let date): dateStep?.date(after: date, calendar).map { _ChartDatum(.date($0)) }
    }
  }
}
