public import AppIntents
public import SwiftUI

/// A control that is on or off.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
where Action.ValueType == Bool {
  private let isOn: Bool
  private let label: Label
  private let valueLabel: ((Bool) -> ValueLabel)?

  private init(_ isOn: Bool, _ label: Label, _ valueLabel: ((Bool) -> ValueLabel)?) {
    (self.isOn, self.label, self.valueLabel) = (isOn, label, valueLabel)
  }

  /// A control that is on or off, with a status for each.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { self.init(isOn, label(), valueLabel) }

  /// Never asked for.
  public var body: Never { fatalError("a template has no body") }
  public func _sketch() -> _ControlSketch? {
    _ControlSketch(label: label, isOn: isOn, valueLabel: valueLabel)
  }
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
  /// A control that says “On” or “Off”.
  public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label) {
    self.init(isOn, label(), nil)
  }
}

extension ControlWidgetToggle where Label == Text {
  /// A control with a localised title, with a status for on and off.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { self.init(isOn, Text(titleKey), valueLabel) }

  /// A control with a title shown as it is, with a status for on and off.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { self.init(isOn, Text(verbatim: String(title)), valueLabel) }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
  /// A control with a localised title that says “On” or “Off”.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {
    self.init(isOn, Text(titleKey), nil)
  }

  /// A control with a title shown as it is that says “On” or “Off”.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action) {
    self.init(isOn, Text(verbatim: String(title)), nil)
  }
}
