public import Foundation
public import SwiftUI

public struct AxisValueLabel: AxisMark {
  /// The parts of an axis.
  public var _parts: _AxisParts

  private init(
    _ label: ((AxisValue) -> AnyView?)?, _ centered: Bool?, _ anchor: UnitPoint?,
    _ collision: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
    _ spacing: (x: CGFloat?, y: CGFloat?)
  ) {
    var part = AxisPart(.label(label))
    (part.isCentered, part.anchor) = (centered, anchor)
    (part.collision, part.orientation) = (collision, orientation)
    (part.spacingX, part.spacingY) = spacing
    _parts = _AxisParts([part])
  }

  /// The value itself.
  ///
  /// - Parameters:
  ///   - centered: Whether it stands in the middle of the value's unit or category.
  ///   - anchor: The point of the label that lies at the value.
  ///   - horizontalSpacing: Points; 4 where nothing is said.
  ///   - verticalSpacing: Points; 4 where nothing is said.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      nil, centered, anchor, collisionResolution, orientation,
      (horizontalSpacing, verticalSpacing))
  }

  /// The value in a format.
  ///
  /// - Parameters:
  ///   - centered: Whether it stands in the middle of the value's unit or category.
  ///   - anchor: The point of the label that lies at the value.
  ///   - horizontalSpacing: Points; 4 where nothing is said.
  ///   - verticalSpacing: Points; 4 where nothing is said.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      { value in formatted(value, format) }, centered, anchor, collisionResolution, orientation,
      (horizontalSpacing, verticalSpacing))
  }

  /// A view.
  ///
  /// - Parameters:
  ///   - centered: Whether it stands in the middle of the value's unit or category.
  ///   - anchor: The point of the label that lies at the value.
  ///   - horizontalSpacing: Points; 4 where nothing is said.
  ///   - verticalSpacing: Points; 4 where nothing is said.
  public init<V: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) {
    let view = AnyView(content())
    self.init(
      { _ in view }, centered, anchor, collisionResolution, orientation,
      (horizontalSpacing, verticalSpacing))
  }

  /// A text.
  ///
  /// - Parameters:
  ///   - centered: Whether it stands in the middle of the value's unit or category.
  ///   - anchor: The point of the label that lies at the value.
  ///   - horizontalSpacing: Points; 4 where nothing is said.
  ///   - verticalSpacing: Points; 4 where nothing is said.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      { _ in AnyView(Text(titleKey)) }, centered, anchor, collisionResolution, orientation,
      (horizontalSpacing, verticalSpacing))
  }

  /// A text.
  ///
  /// - Parameters:
  ///   - centered: Whether it stands in the middle of the value's unit or category.
  ///   - anchor: The point of the label that lies at the value.
  ///   - horizontalSpacing: Points; 4 where nothing is said.
  ///   - verticalSpacing: Points; 4 where nothing is said.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let text = Text(verbatim: String(title))
    self.init(
      { _ in AnyView(text) }, centered, anchor, collisionResolution, orientation,
      (horizontalSpacing, verticalSpacing))
  }
}

/// A value in a format, when it is one the format knows.
func formatted<F: FormatStyle>(_ value: AxisValue, _ format: F) -> AnyView?
where F.FormatInput: Plottable, F.FormatOutput == String {
  guard let input = value.as(F.FormatInput.self) else { return nil }
  return AnyView(Text(.formatted { format.locale($0.locale).format(input) }))
}
