@MainActor @preconcurrency public protocol ListStyle {}

public struct DefaultListStyle: ListStyle {
  public nonisolated init() {}
}

public struct BorderedListStyle: ListStyle {
  public nonisolated init() {}
}

public struct CarouselListStyle: ListStyle {
  public nonisolated init() {}
}

public struct EllipticalListStyle: ListStyle {
  public nonisolated init() {}
}

public struct GroupedListStyle: ListStyle {
  public nonisolated init() {}
}

public struct InsetListStyle: ListStyle {
  public nonisolated init() {}
}

public struct InsetGroupedListStyle: ListStyle {
  public nonisolated init() {}
}

public struct PlainListStyle: ListStyle {
  public nonisolated init() {}
}

public struct SidebarListStyle: ListStyle {
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension ListStyle where Self == CarouselListStyle {
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension ListStyle where Self == EllipticalListStyle {
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
