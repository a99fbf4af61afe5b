public import ViewGraph

public nonisolated struct NavigationView<Content: View>: View, RefusedView {
  package static var refusedName: String { "NavigationView" }
  public init(@ViewBuilder content: () -> Content) {}
}

public nonisolated struct NavigationStack<Data, Root: View>: View, RefusedView {
  package static var refusedName: String { "NavigationStack" }
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) {}

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {}
}

extension NavigationStack {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {}
}

public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>:
  View, RefusedView
{
  package static var refusedName: String { "NavigationSplitView" }
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}
}

public struct NavigationPath: Equatable, @unchecked Sendable {
  private var elements: [AnyHashable] = []

  public init() {}

  public var count: Int { elements.count }

  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  public mutating func removeLast(_ count: Int = 1) { elements.removeLast(count) }
}
