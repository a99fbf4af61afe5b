public import ViewGraph

public enum SidebarRowSize: Hashable, Sendable {
  case small, medium, large
}

extension EnvironmentValues {
  /// The size of rows in a sidebar; widgets have none.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}

private enum SidebarRowSizeKey: EnvironmentKey {
  static var defaultValue: SidebarRowSize { .medium }
}
