public import AppIntents
public import SwiftUI

/// A control that does something.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
  ControlWidgetTemplate
{
  public init(
    action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}

  /// Never asked for.
  public var body: Never { fatalError("a template has no body") }
}

extension ControlWidgetButton where ActionLabel == EmptyView {
  public init(action: Action, @ViewBuilder label: () -> Label) {}
}

extension ControlWidgetButton where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey, action: Action) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: Action) {}
}
