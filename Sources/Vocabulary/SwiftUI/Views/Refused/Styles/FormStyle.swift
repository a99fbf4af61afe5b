public import ViewGraph

@MainActor @preconcurrency public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is asked to draw. Forms are not for widgets, so that its views are empty.
public struct FormStyleConfiguration {
  public nonisolated struct Content: View {
    public var body: some View { EmptyView() }
  }

  public let content: Content
}

extension Form where Content == FormStyleConfiguration.Content {
  public init(_ configuration: FormStyleConfiguration) {}
}

public struct AutomaticFormStyle: FormStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

public struct ColumnsFormStyle: FormStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

public struct GroupedFormStyle: FormStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
