public import Foundation
public import SwiftUI

/// The label of a value of an axis.
public struct AxisValueLabel: AxisMark {
  /// The parts of an axis.
  public var _parts: _AxisParts

  private init(
    _ label: ((AxisValue) -> AnyView?)?, _ centered: Bool?, _ anchor: UnitPoint?,
    _ spacing: CGFloat?
  ) {
    var part = AxisPart(.label(label))
    (part.isCentered, part.anchor, part.spacing) = (centered, anchor, spacing)
    _parts = _AxisParts([part])
  }

  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(nil, centered, anchor, horizontalSpacing ?? verticalSpacing)
  }

  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      { value in formatted(value, format) }, centered, anchor,
      horizontalSpacing ?? verticalSpacing)
  }

  public init<V: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) {
    let view = AnyView(content())
    self.init({ _ in view }, centered, anchor, horizontalSpacing ?? verticalSpacing)
  }

  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      { _ in AnyView(Text(titleKey)) }, centered, anchor, horizontalSpacing ?? verticalSpacing)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let text = Text(verbatim: String(title))
    self.init({ _ in AnyView(text) }, centered, anchor, horizontalSpacing ?? verticalSpacing)
  }
}

/// A value in a format, when it is one the format knows.
func formatted<F: FormatStyle>(_ value: AxisValue, _ format: F) -> AnyView?
where F.FormatInput: Plottable, F.FormatOutput == String {
  guard let input = value.as(F.FormatInput.self) else { return nil }
  return AnyView(Text(.formatted { format.locale($0.locale).format(input) }))
}

/// How a label lies.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  private let name: String
  /// What suits the data.
  public static let automatic = AxisValueLabelOrientation(name: "automatic")
  public static let horizontal = AxisValueLabelOrientation(name: "horizontal")
  public static let vertical = AxisValueLabelOrientation(name: "vertical")
  public static let verticalReversed = AxisValueLabelOrientation(name: "verticalReversed")
}

/// What happens to labels that collide.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private let name: String
  /// What suits the data.
  public static let automatic = AxisValueLabelCollisionResolution(name: "automatic")
  public static let disabled = AxisValueLabelCollisionResolution(name: "disabled")
  public static let truncate = AxisValueLabelCollisionResolution(name: "truncate")
  public static var greedy: AxisValueLabelCollisionResolution { greedy() }
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(name: "greedy") }
}
