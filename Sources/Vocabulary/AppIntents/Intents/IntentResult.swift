public protocol IntentResult: Sendable {
  associatedtype Value = Never
  var value: Value? { get }
}

public protocol ReturnsValue<Value>: IntentResult {}

public protocol ProvidesDialog: IntentResult {}

public protocol ShowsSnippetView: IntentResult {}

public protocol ShowsSnippetIntent: IntentResult {}

public protocol OpensIntent: IntentResult {}

/// An intent that is never performed has no result.
extension Never: IntentResult {
  public var value: Never? { nil }
}

public struct IntentResultContainer<Value>: ReturnsValue, ProvidesDialog, ShowsSnippetView,
  ShowsSnippetIntent, OpensIntent, @unchecked Sendable
{
  public let value: Value?
  /// What is said.
  package let dialog: IntentDialog?

  init(value: Value?, dialog: IntentDialog? = nil) {
    self.value = value
    self.dialog = dialog
  }
}

extension IntentResult where Self == IntentResultContainer<Never> {
  public static func result() -> Self { Self(value: nil) }

  public static func result(dialog: IntentDialog) -> Self { Self(value: nil, dialog: dialog) }

  @_disfavoredOverload
  public static func result<Content>(view: Content) -> Self { Self(value: nil) }

  @_disfavoredOverload
  public static func result<Content>(dialog: IntentDialog, view: Content) -> Self {
    Self(value: nil, dialog: dialog)
  }

  public static func result<Content>(
    dialog: IntentDialog, content: () -> Content
  ) -> Self { Self(value: nil, dialog: dialog) }

  public static func result<Content>(content: () -> Content) -> Self { Self(value: nil) }

  public static func result(opensIntent: some AppIntent) -> Self { Self(value: nil) }

  public static func result(snippetIntent: some SnippetIntent) -> Self { Self(value: nil) }

  public static func result(dialog: IntentDialog, snippetIntent: some SnippetIntent) -> Self {
    Self(value: nil, dialog: dialog)
  }

  public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self {
    Self(value: nil, dialog: dialog)
  }
}

extension IntentResult {
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value) }

  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value, dialog: dialog) }

  public static func result<Value>(value: Value, snippetIntent: some SnippetIntent) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value) }

  @_disfavoredOverload
  public static func result<Value, Content>(value: Value, view: Content) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value) }

  @_disfavoredOverload
  public static func result<Value, Content>(
    value: Value, dialog: IntentDialog, view: Content
  ) -> Self where Self == IntentResultContainer<Value> { Self(value: value, dialog: dialog) }

  public static func result<Value, Content>(
    value: Value, dialog: IntentDialog, content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value> { Self(value: value, dialog: dialog) }

  public static func result<Value>(value: Value, opensIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Value> { Self(value: value) }

  public static func result<Value>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value> { Self(value: value, dialog: dialog) }
}
