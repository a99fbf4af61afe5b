@MainActor @preconcurrency public protocol TabViewStyle {}

public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Hashable, Sendable {
    private enum Dots { case automatic, always, never }
    private let dots: Dots

    public static let automatic = IndexDisplayMode(dots: .automatic)
    public static let always = IndexDisplayMode(dots: .always)
    public static let never = IndexDisplayMode(dots: .never)
  }

  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

public struct DefaultTabViewStyle: TabViewStyle {
  public nonisolated init() {}
}

public struct CarouselTabViewStyle: TabViewStyle {
  public nonisolated init() {}
}

public struct GroupedTabViewStyle: TabViewStyle {
  public nonisolated init() {}
}

public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public nonisolated init() {}
}

public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public nonisolated init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

public struct VerticalPageTabViewStyle: TabViewStyle {
  public struct TransitionStyle: Hashable, Sendable {
    private enum Way { case automatic, blur, identity }
    private let way: Way

    public static let automatic = TransitionStyle(way: .automatic)
    public static let blur = TransitionStyle(way: .blur)
    public static let identity = TransitionStyle(way: .identity)
  }

  public nonisolated init(transitionStyle: TransitionStyle = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }

  public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle { VerticalPageTabViewStyle(transitionStyle: transitionStyle) }
}
