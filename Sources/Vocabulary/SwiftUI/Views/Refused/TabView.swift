public import ViewGraph

public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View, RefusedView {
  package static var refusedName: String { "TabView" }
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {}
}

public nonisolated struct Tab<Value, Content: View>: View, RefusedView {
  package static var refusedName: String { "Tab" }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {}
}

extension Tab where Value == Never {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
}

public struct TabViewStyle: Sendable {
  public static let automatic = TabViewStyle()
  public static let page = TabViewStyle()
  public static func page(indexDisplayMode: IndexDisplayMode) -> TabViewStyle { page }

  public enum IndexDisplayMode: Sendable {
    /// Dots where there are several pages, always, or never.
    case automatic, always, never
  }
}
