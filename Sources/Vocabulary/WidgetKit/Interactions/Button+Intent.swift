public import AppIntents
import FoundationAdditions
public import SwiftUI
public import ViewGraph

/// Buttons and toggles that perform an app intent. A picture shows them; nothing is performed.
extension Button {
  /// A button that performs an intent; a picture performs none.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: nil, label: label())
  }

  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, label: label())
  }
}

extension Button where Label == Text {
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
    self.init(role: nil, label: Text(titleKey))
  }

  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) {
    self.init(role: role, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
    self.init(role: nil, label: Text(title))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole?, intent: I) {
    self.init(role: role, label: Text(title))
  }
}

extension Toggle {
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), label: label())
  }
}

extension Toggle where Label == Text {
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(isOn: .constant(isOn), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
    self.init(isOn: .constant(isOn), label: Text(title))
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: I) {
    self.init(role: nil, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: I
  ) {
    self.init(role: role, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, systemImage: String, intent: I) {
    self.init(role: nil, label: SwiftUI.Label(title, systemImage: systemImage))
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: I
  ) {
    self.init(
      isOn: .constant(isOn), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
}
