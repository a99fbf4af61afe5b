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

  /// A button with a role that performs an intent.
  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, label: label())
  }
}

extension Button where Label == Text {
  /// A button with a localised title that performs an intent.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
    self.init(role: nil, label: Text(titleKey))
  }

  /// A button with a localised title and a role that performs an intent.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) {
    self.init(role: role, label: Text(titleKey))
  }

  /// A button with a title shown as it is that performs an intent.
  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
    self.init(role: nil, label: Text(title))
  }

  /// A button with a title shown as it is and a role that performs an intent.
  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole?, intent: I) {
    self.init(role: role, label: Text(title))
  }
}

extension Toggle {
  /// A toggle that performs an intent when it is switched.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), label: label())
  }
}

extension Toggle where Label == Text {
  /// A toggle with a localised title that performs an intent when it is switched.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(isOn: .constant(isOn), label: Text(titleKey))
  }

  /// A toggle with a title shown as it is that performs an intent when it is switched.
  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
    self.init(isOn: .constant(isOn), label: Text(title))
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button with a title and a symbol.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: I) {
    self.init(role: nil, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// A button with a title and a symbol.
  public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: I
  ) {
    self.init(role: role, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// A button with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, systemImage: String, intent: I) {
    self.init(role: nil, label: SwiftUI.Label(title, systemImage: systemImage))
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// A toggle with a title and a symbol.
  public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: I
  ) {
    self.init(
      isOn: .constant(isOn), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
}
