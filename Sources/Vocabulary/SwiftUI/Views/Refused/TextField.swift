public import Foundation
public import VectorDrawing
public import ViewGraph

public nonisolated struct TextField<Label: View>: View, RefusedView {
  package static var refusedName: String { "TextField" }
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}

extension TextField where Label == Text {
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
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}
