public import Foundation
public import VectorDrawing
public import ViewGraph

/// A field for text; not for widgets.
public nonisolated struct TextField<Label: View>: View, RefusedView {
  package static var refusedName: String { "TextField" }
  /// A field with a view for a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}

extension TextField where Label == Text {
  /// A field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}

  /// A field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}

  /// A field with a title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}

  /// A field that grows along an axis.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {}

  /// A field for a value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {}

  /// A field that says when it is edited, in the older spelling.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {}
}

/// A field for text of many lines; not for widgets.
public nonisolated struct TextEditor: View, RefusedView {
  package static var refusedName: String { "TextEditor" }
  /// An editor of a text.
  public init(text: Binding<String>) {}
}

/// A field for a password; not for widgets.
public nonisolated struct SecureField<Label: View>: View, RefusedView {
  package static var refusedName: String { "SecureField" }
  /// A field with a view for a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}

extension SecureField where Label == Text {
  /// A field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}

  /// A field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}
