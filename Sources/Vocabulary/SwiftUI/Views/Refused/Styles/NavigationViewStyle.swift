@MainActor @preconcurrency public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

public struct StackNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
