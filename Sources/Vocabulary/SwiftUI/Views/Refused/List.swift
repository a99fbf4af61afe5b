public import ViewGraph

/// A scrolling list; not for widgets.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View, RefusedView {
  package static var refusedName: String { "List" }
  init(_: Void) {}
}

extension List {
  /// A list with a selection.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(())
  }

  /// A list with a selection of several rows.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(())
  }

  /// A list of data with a selection.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(())
  }
}

extension List where SelectionValue == Never {
  /// A list of views.
  public init(@ViewBuilder content: () -> Content) { self.init(()) }

  /// A list of data.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(())
  }

  /// A list of data, told apart by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> { self.init(()) }

  /// A list of numbered rows.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> { self.init(()) }
}

/// How lists look; never seen.
public protocol ListStyle: Sendable {}

/// The system's choice.
public struct DefaultListStyle: ListStyle {
  /// The style.
  public nonisolated init() {}
}

/// Rows on the background.
public struct PlainListStyle: ListStyle {
  /// The style.
  public nonisolated init() {}
}

/// Sections on cards.
public struct InsetGroupedListStyle: ListStyle {
  /// The style.
  public nonisolated init() {}
}

/// Sections on bands.
public struct GroupedListStyle: ListStyle {
  /// The style.
  public nonisolated init() {}
}

/// Rows with insets.
public struct InsetListStyle: ListStyle {
  /// The style.
  public nonisolated init() {}
}

/// Sections that fold.
public struct SidebarListStyle: ListStyle {
  /// The style.
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The system's choice.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows on the background.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections on cards.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections on bands.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with insets.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Sections that fold.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
