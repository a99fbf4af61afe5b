public import Foundation
public import SwiftUI

public struct AxisMarks: AxisContent {
  /// The marks of an axis.
  public var _content: _AxisList

  private init(_ record: AxisRecord) { _content = _AxisList([record]) }

  private static func record<V: Plottable>(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: [V]
  ) -> AxisRecord {
    AxisRecord(
      position: position, preset: preset, values: AxisMarkValues(.list(values.map(\.datum))))
  }

  /// What suits the axis, at some of its values.
  ///
  /// - Parameter stroke: How grid lines and ticks are drawn.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(AxisRecord(position: position, preset: preset, values: values, stroke: stroke))
  }

  /// What suits the axis, at the given values.
  ///
  /// - Parameter stroke: How grid lines and ticks are drawn.
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) {
    var record = Self.record(preset, position, values)
    record.stroke = stroke
    self.init(record)
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisParts
  ) {
    self.init(
      AxisRecord(
        position: position, preset: preset, values: values, parts: { content($0).list }))
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> _AxisParts
  ) {
    self.init(
      AxisRecord(
        position: position, preset: preset, values: values, parts: { _ in content().list }))
  }

  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisParts
  ) {
    var record = Self.record(preset, position, values)
    record.parts = { content($0).list }
    self.init(record)
  }

  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping () -> _AxisParts
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }

  /// What suits the axis, with labels in a format, at some of its values.
  ///
  /// - Parameter stroke: How grid lines and ticks are drawn.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    var record = AxisRecord(position: position, preset: preset, values: values, stroke: stroke)
    record.label = { formatted($0, format) }
    self.init(record)
  }

  /// What suits the axis, with labels in a format, at the given values.
  ///
  /// - Parameter stroke: How grid lines and ticks are drawn.
  public init<F: FormatStyle, V: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [V], stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    var record = Self.record(preset, position, values)
    (record.stroke, record.label) = (stroke, { formatted($0, format) })
    self.init(record)
  }
}
