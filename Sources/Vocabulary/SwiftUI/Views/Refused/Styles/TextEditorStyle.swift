public import ViewGraph

@MainActor @preconcurrency public protocol TextEditorStyle {
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is asked to draw: nothing is known of it, as text editors are not for widgets.
public struct TextEditorStyleConfiguration {}

public struct AutomaticTextEditorStyle: TextEditorStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct PlainTextEditorStyle: TextEditorStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
