public import ViewGraph

/// Views one leads to, in the older spelling; not for widgets.
public nonisolated struct NavigationView<Content: View>: View, RefusedView {
  package static var refusedName: String { "NavigationView" }
  /// The first view.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Views one leads to; not for widgets.
public nonisolated struct NavigationStack<Data, Root: View>: View, RefusedView {
  package static var refusedName: String { "NavigationStack" }
}

extension NavigationStack where Data == NavigationPath {
  /// The first view.
  public init(@ViewBuilder root: () -> Root) {}

  /// The first view, and where one has gone from it.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {}
}

extension NavigationStack {
  /// The first view, and where one has gone from it.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {}
}

/// Columns of views that lead to each other; not for widgets.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>:
  View, RefusedView
{
  package static var refusedName: String { "NavigationSplitView" }
  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}
}

/// Where one has gone from the first view; nowhere in a picture.
public struct NavigationPath: Equatable, @unchecked Sendable {
  private var elements: [AnyHashable] = []

  /// The first view.
  public init() {}

  /// How many views one has gone.
  public var count: Int { elements.count }

  /// Whether one is at the first view.
  public var isEmpty: Bool { elements.isEmpty }

  /// Goes one view further.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Goes back so many views.
  public mutating func removeLast(_ count: Int = 1) { elements.removeLast(count) }
}

/// How navigation views look; never seen.
public protocol NavigationViewStyle: Sendable {}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public nonisolated init() {}
}

/// The system's choice.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public nonisolated init() {}
}

/// Columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public nonisolated init() {}
}

/// Columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The system's choice.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
