public import Foundation
public import VectorDrawing
public import ViewGraph

public nonisolated struct TextField<Label: View>: View, RefusedView {
  package static var refusedName: String { "TextField" }
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {}

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {}

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {}
}

extension TextField where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {}

  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {}

  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {}

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {}

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {}

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {}

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {}

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {}

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {}
}

public nonisolated struct TextEditor: View, RefusedView {
  package static var refusedName: String { "TextEditor" }
  public init(text: Binding<String>) {}
}

public nonisolated struct SecureField<Label: View>: View, RefusedView {
  package static var refusedName: String { "SecureField" }
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {}

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}
