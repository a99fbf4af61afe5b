import Foundation
import SwiftUI

/// Which values have which style.
struct StyleScale {
  var domain: [_ChartDatum]?
  var range: [any ShapeStyle]?
  var mapping: ((_ChartDatum) -> (any ShapeStyle)?)?
  /// The colours numbers and dates run through.
  var gradient: Gradient?

  /// The order of the system's colours in charts: screenshots show the first four, Apple's
  /// documentation of `foregroundStyle(by:)` the rest.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  /// From a light grey to the system's blue, as a screenshot of bars styled by their dates shows:
  /// the colour in their middle is half-way between the two.
  static let ramp = Gradient(colors: [Color(red: 0.949, green: 0.949, blue: 0.949), .blue])

  /// The style of a value among all that are drawn.
  func style(of datum: _ChartDatum, among found: [_ChartDatum]) -> any ShapeStyle {
    if let style = mapping?(datum) { return style }
    let order = domain ?? found
    if let number = datum.number, isContinuous(found) {
      let numbers = order.compactMap(\.number)
      let (lower, upper) = (numbers.min() ?? 0, numbers.max() ?? 1)
      return color(at: upper > lower ? (number - lower) / (upper - lower) : 1)
    }
    if gradient != nil {
      // Categories take colours of the gradient at equal distances: a screenshot shows two of them
      // in its first and its last colour.
      let index = Double(order.firstIndex(of: datum) ?? 0)
      return color(at: order.count > 1 ? index / Double(order.count - 1) : 0)
    }
    let styles: [any ShapeStyle] = range.flatMap { $0.isEmpty ? nil : $0 } ?? Self.palette
    return styles[(order.firstIndex(of: datum) ?? 0) % styles.count]
  }

  /// Whether the values run through a gradient: numbers and dates do, unless each has its own
  /// style.
  func isContinuous(_ found: [_ChartDatum]) -> Bool {
    if mapping != nil || found.isEmpty { return false }
    if range != nil && gradient == nil && (domain?.count ?? 0) > 2 { return false }
    return found.allSatisfy { $0.number != nil }
  }

  /// The colours from the lowest value to the highest.
  var colors: Gradient {
    if let gradient { return gradient }
    let colors = (range ?? []).compactMap { $0 as? Color }
    return colors.isEmpty ? Self.ramp : Gradient(colors: colors)
  }

  /// The colour at a part of the way from the lowest value to the highest.
  func color(at part: Double) -> Color {
    let stops = colors.stops
    guard let first = stops.first, let last = stops.last else { return .blue }
    if part <= Double(first.location) { return first.color }
    if part >= Double(last.location) { return last.color }
    for (from, to) in zip(stops, stops.dropFirst()) where part <= Double(to.location) {
      let length = Double(to.location - from.location)
      let share = length > 0 ? (part - Double(from.location)) / length : 1
      return from.color.mix(with: to.color, by: share)
    }
    return last.color
  }
}
