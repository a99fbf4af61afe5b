public import AppIntents
public import SwiftUI

/// A control that is on or off.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
where Action.ValueType == Bool {
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}

  /// Never asked for.
  public var body: Never { fatalError("a template has no body") }
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
  public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label) {}
}

extension ControlWidgetToggle where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action) {}
}
