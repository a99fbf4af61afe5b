public import ViewGraph

/// Pages behind tabs; not for widgets.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View, RefusedView {
  package static var refusedName: String { "TabView" }
  /// Pages with a selection.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

extension TabView where SelectionValue == Int {
  /// Pages.
  public init(@ViewBuilder content: () -> Content) {}
}

/// A page of a tab view.
public nonisolated struct Tab<Value, Content: View>: View, RefusedView {
  package static var refusedName: String { "Tab" }
  /// A page with a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {}
}

extension Tab where Value == Never {
  /// A page.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
}

/// How tab views look; never seen.
public struct TabViewStyle: Sendable {
  /// The system's choice.
  public static let automatic = TabViewStyle()
  /// Pages one swipes.
  public static let page = TabViewStyle()
  /// Pages one swipes, with or without their dots.
  public static func page(indexDisplayMode: IndexDisplayMode) -> TabViewStyle { page }

  /// Whether dots show the pages.
  public enum IndexDisplayMode: Sendable {
    /// The cases Apple has.
    case automatic, always, never
  }
}
