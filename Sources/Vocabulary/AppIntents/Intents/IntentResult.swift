/// What an intent returns.
public protocol IntentResult: Sendable {
  /// The kind of value returned.
  associatedtype Value = Never
  /// The value returned.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result that says something.
public protocol ProvidesDialog: IntentResult {}

/// A result that shows a view.
public protocol ShowsSnippetView: IntentResult {}

/// A result that shows another intent's view.
public protocol ShowsSnippetIntent: IntentResult {}

/// A result that runs another intent.
public protocol OpensIntent: IntentResult {}

/// An intent that is never performed has no result.
extension Never: IntentResult {
  /// The value.
  public var value: Never? { nil }
}

/// What the `result` functions make.
public struct IntentResultContainer<Value>: ReturnsValue, ProvidesDialog, ShowsSnippetView,
  ShowsSnippetIntent, OpensIntent, @unchecked Sendable
{
  /// The value returned.
  public let value: Value?
  /// What is said.
  package let dialog: IntentDialog?

  init(value: Value?, dialog: IntentDialog? = nil) {
    self.value = value
    self.dialog = dialog
  }
}

extension IntentResult where Self == IntentResultContainer<Never> {
  /// Nothing but success.
  public static func result() -> Self { Self(value: nil) }

  /// Something said.
  public static func result(dialog: IntentDialog) -> Self { Self(value: nil, dialog: dialog) }

  /// A view shown.
  public static func result<Content>(view: Content) -> Self { Self(value: nil) }

  /// A view shown and something said.
  public static func result<Content>(dialog: IntentDialog, view: Content) -> Self {
    Self(value: nil, dialog: dialog)
  }

  /// A view shown and something said.
  public static func result<Content>(
    dialog: IntentDialog, content: () -> Content
  ) -> Self { Self(value: nil, dialog: dialog) }

  /// A view shown.
  public static func result<Content>(content: () -> Content) -> Self { Self(value: nil) }

  /// Another intent run.
  public static func result(opensIntent: some AppIntent) -> Self { Self(value: nil) }

  /// Another intent run and something said.
  public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self {
    Self(value: nil, dialog: dialog)
  }
}

extension IntentResult {
  /// A value.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value) }

  /// A value and something said.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value, dialog: dialog) }

  /// A value and a view.
  public static func result<Value, Content>(value: Value, view: Content) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value) }

  /// A value, something said and a view.
  public static func result<Value, Content>(
    value: Value, dialog: IntentDialog, view: Content
  ) -> Self where Self == IntentResultContainer<Value> { Self(value: value, dialog: dialog) }

  /// A value, something said and a view.
  public static func result<Value, Content>(
    value: Value, dialog: IntentDialog, content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value> { Self(value: value, dialog: dialog) }

  /// A value and another intent run.
  public static func result<Value>(value: Value, opensIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value) }

  /// A value, another intent run and something said.
  public static func result<Value>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value> { Self(value: value, dialog: dialog) }
}
