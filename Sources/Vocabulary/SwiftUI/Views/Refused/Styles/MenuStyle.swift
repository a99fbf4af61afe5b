public import ViewGraph

@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is asked to draw. Menus are not for widgets, so that its views are empty.
public struct MenuStyleConfiguration {
  public nonisolated struct Label: View {
    public var body: some View { EmptyView() }
  }

  public nonisolated struct Content: View {
    public var body: some View { EmptyView() }
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  public init(_ configuration: MenuStyleConfiguration) {}
}

public struct DefaultMenuStyle: MenuStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

public struct BorderlessButtonMenuStyle: MenuStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

public struct ButtonMenuStyle: MenuStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
