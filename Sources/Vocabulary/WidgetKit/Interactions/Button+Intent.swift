public import AppIntents
public import FoundationAdditions
public import SwiftUI
public import ViewGraph
import WidgetHost

/// Buttons and toggles that perform an app intent. A picture shows them; only in a simulated day
/// somebody taps one.
extension Button {
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    note(intent)
    self.init(role: nil, label: label())
  }

  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    note(intent)
    self.init(role: role, label: label())
  }
}

extension Button where Label == Text {
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
    note(intent)
    self.init(role: nil, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<I: AppIntent>(_ titleResource: LocalizedStringResource, intent: I) {
    note(intent)
    self.init(role: nil, label: Text(titleResource))
  }

  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) {
    note(intent)
    self.init(role: role, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<I: AppIntent>(_ titleResource: LocalizedStringResource, role: ButtonRole?, intent: I)
  {
    note(intent)
    self.init(role: role, label: Text(titleResource))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
    note(intent)
    self.init(role: nil, label: Text(title))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole?, intent: I) {
    note(intent)
    self.init(role: role, label: Text(title))
  }
}

extension Toggle {
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    note(intent.setting(!isOn))
    self.init(isOn: .constant(isOn), label: label())
  }
}

extension Toggle where Label == Text {
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    note(intent.setting(!isOn))
    self.init(isOn: .constant(isOn), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<I: AppIntent>(_ titleResource: LocalizedStringResource, isOn: Bool, intent: I) {
    note(intent.setting(!isOn))
    self.init(isOn: .constant(isOn), label: Text(titleResource))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
    note(intent.setting(!isOn))
    self.init(isOn: .constant(isOn), label: Text(title))
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: I) {
    note(intent)
    self.init(role: nil, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<I: AppIntent>(
    _ titleResource: LocalizedStringResource, systemImage: String, intent: I
  ) {
    note(intent)
    self.init(role: nil, label: SwiftUI.Label(titleResource, systemImage: systemImage))
  }

  public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: I
  ) {
    note(intent)
    self.init(role: role, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<I: AppIntent>(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?, intent: I
  ) {
    note(intent)
    self.init(role: role, label: SwiftUI.Label(titleResource, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, systemImage: String, intent: I) {
    note(intent)
    self.init(role: nil, label: SwiftUI.Label(title, systemImage: systemImage))
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: I
  ) {
    note(intent.setting(!isOn))
    self.init(
      isOn: .constant(isOn), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<I: AppIntent>(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Bool, intent: I
  ) {
    note(intent.setting(!isOn))
    self.init(
      isOn: .constant(isOn), label: SwiftUI.Label(titleResource, systemImage: systemImage))
  }
}

/// Lets it be known what a control performs.
private func note(_ intent: some AppIntent) {
  PerformableIntents.current.note { _ = try? await intent.perform() }
}

extension AppIntent {
  /// The intent as the system performs it for a switch that is to show a value.
  fileprivate func setting(_ isOn: Bool) -> Self {
    guard var setter = self as? any SetValueIntent else { return self }
    setter.take(isOn)
    return setter as? Self ?? self
  }
}

extension SetValueIntent {
  /// Takes a value, if it is one of the intent's type.
  fileprivate mutating func take(_ isOn: Bool) {
    if let isOn = isOn as? ValueType { value = isOn }
  }
}
