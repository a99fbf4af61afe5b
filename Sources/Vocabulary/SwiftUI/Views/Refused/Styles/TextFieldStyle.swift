public import ViewGraph

/// The label of a field that a style is asked to draw. Fields are not for widgets, so it is empty.
public nonisolated struct _TextFieldStyleLabel: View {
  public var body: some View { EmptyView() }
}

@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

public struct DefaultTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

public struct PlainTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
