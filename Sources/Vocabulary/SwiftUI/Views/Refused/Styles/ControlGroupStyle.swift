public import ViewGraph

@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is asked to draw. Control groups are not for widgets, so that its views are empty.
public struct ControlGroupStyleConfiguration {
  public nonisolated struct Label: View {
    public var body: some View { EmptyView() }
  }

  public nonisolated struct Content: View {
    public var body: some View { EmptyView() }
  }

  public let label: Label
  public let content: Content
}

public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

public struct MenuControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

public struct NavigationControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

public struct PaletteControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
