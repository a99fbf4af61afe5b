public import AppIntents
public import FoundationAdditions
public import SwiftUI

public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
where Action.ValueType == Bool {
  private let isOn: Bool
  private let label: Label
  private let valueLabel: ((Bool) -> ValueLabel)?

  private init(_ isOn: Bool, _ label: Label, _ valueLabel: ((Bool) -> ValueLabel)?) {
    (self.isOn, self.label, self.valueLabel) = (isOn, label, valueLabel)
  }

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
  public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label) {
    self.init(isOn, label(), nil)
  }
}

extension ControlWidgetToggle where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { self.init(isOn, Text(titleKey), valueLabel) }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { self.init(isOn, Text(titleResource), valueLabel) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { self.init(isOn, Text(verbatim: String(title)), valueLabel) }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {
    self.init(isOn, Text(titleKey), nil)
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Bool, action: Action) {
    self.init(isOn, Text(titleResource), nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action) {
    self.init(isOn, Text(verbatim: String(title)), nil)
  }
}
