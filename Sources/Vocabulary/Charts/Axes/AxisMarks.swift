public import Foundation
public import SwiftUI

/// The marks of an axis at its values.
public struct AxisMarks: AxisContent {
  /// The marks of an axis.
  public var _content: _AxisList

  private init(
    _ position: AxisMarkPosition, _ values: AxisMarkValues,
    _ parts: ((AxisValue) -> _AxisParts)?
  ) {
    _content = _AxisList([
      AxisRecord(position: position, values: values, parts: parts.map { make in { make($0).list } })
    ])
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) { self.init(position, values, nil) }

  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) { self.init(position, AxisMarkValues(.list(values.map(\.datum))), nil) }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisParts
  ) { self.init(position, values, content) }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> _AxisParts
  ) { self.init(position, values, { _ in content() }) }

  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisParts
  ) { self.init(position, AxisMarkValues(.list(values.map(\.datum))), content) }

  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping () -> _AxisParts
  ) { self.init(position, AxisMarkValues(.list(values.map(\.datum))), { _ in content() }) }

  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(position, values) { _ in Self.parts(format, stroke) }
  }

  public init<F: FormatStyle, V: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [V], stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    let values = AxisMarkValues(.list(values.map(\.datum)))
    self.init(position, values) { _ in Self.parts(format, stroke) }
  }

  private static func parts<F: FormatStyle>(_ format: F, _ stroke: StrokeStyle?) -> _AxisParts
  where F.FormatInput: Plottable, F.FormatOutput == String {
    let line = AxisGridLine(stroke: stroke)._parts.list
    return _AxisParts(line + AxisValueLabel(format: format)._parts.list)
  }
}

/// The values an axis is marked at.
public struct AxisMarkValues {
  enum Kind {
    case automatic(Int?)
    case stride(Double)
    case dates(DateStep)
    case list([_ChartDatum])
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// What suits the data.
  public static var automatic: AxisMarkValues { AxisMarkValues(.automatic(nil)) }

  /// What suits the data.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(.automatic(desiredCount)) }

  /// What suits the data.
  public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(.automatic(desiredCount)) }

  /// Values at regular steps.
  public static func stride<P: Plottable>(
    by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(.stride(step.datum.number ?? 1)) }

  /// Values at regular steps.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(.dates(DateStep(component, count))) }
}

/// On which side of the plot an axis stands.
public struct AxisMarkPosition: Hashable, Sendable {
  private let name: String
  /// What suits the data.
  public static let automatic = AxisMarkPosition(name: "automatic")
  public static let leading = AxisMarkPosition(name: "leading")
  public static let trailing = AxisMarkPosition(name: "trailing")
  public static let top = AxisMarkPosition(name: "top")
  public static let bottom = AxisMarkPosition(name: "bottom")
}

/// How an axis fits into its surroundings; all look the same here.
public struct AxisMarkPreset: Hashable, Sendable {
  private let name: String
  /// What suits the data.
  public static let automatic = AxisMarkPreset(name: "automatic")
  public static let aligned = AxisMarkPreset(name: "aligned")
  public static let extended = AxisMarkPreset(name: "extended")
  public static let inset = AxisMarkPreset(name: "inset")
}
