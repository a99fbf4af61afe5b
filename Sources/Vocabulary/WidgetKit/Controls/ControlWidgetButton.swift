public import AppIntents
public import FoundationAdditions
public import SwiftUI

public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
  ControlWidgetTemplate
{
  private let label: Label

  private init(_ label: Label) { self.label = label }

  /// - Parameter actionLabel: What is shown while the action runs; no picture shows it.
  public init(
    action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) { self.init(label()) }

  /// Never asked for.
  public var body: Never { fatalError("a template has no body") }
  public func _sketch() -> _ControlSketch? { _ControlSketch(label: label) }
}

extension ControlWidgetButton where ActionLabel == EmptyView {
  public init(action: Action, @ViewBuilder label: () -> Label) { self.init(label()) }
}

extension ControlWidgetButton where Label == Text {
  /// A control with a localised title; what is shown while the action runs, no picture shows.
  public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) { self.init(Text(titleKey)) }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) { self.init(Text(titleResource)) }

  /// A control with a title shown as it is; what is shown while the action runs, no picture shows.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) { self.init(Text(verbatim: String(title))) }
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey, action: Action) { self.init(Text(titleKey)) }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, action: Action) {
    self.init(Text(titleResource))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: Action) {
    self.init(Text(verbatim: String(title)))
  }
}
