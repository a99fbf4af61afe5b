public import VectorDrawing
public import ViewGraph

/// Widgets present nothing: what would come up is not drawn.
extension View {
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> _ModifiedView { modified(InertModifier()) }
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> _ModifiedView { modified(InertModifier()) }
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> _ModifiedView { modified(InertModifier()) }
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> _ModifiedView { modified(InertModifier()) }
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> _ModifiedView { modified(InertModifier()) }
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> _ModifiedView { modified(InertModifier()) }
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> _ModifiedView { modified(InertModifier()) }
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> _ModifiedView { modified(InertModifier()) }
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> _ModifiedView { modified(InertModifier()) }
  public nonisolated func help(_ textKey: LocalizedStringKey) -> _ModifiedView {
    modified(InertModifier())
  }
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> _ModifiedView {
    modified(InertModifier())
  }
  public nonisolated func navigationTitle(_ title: Text) -> _ModifiedView {
    modified(InertModifier())
  }
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> _ModifiedView {
    modified(InertModifier())
  }
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> _ModifiedView {
    modified(InertModifier())
  }
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> _ModifiedView { modified(InertModifier()) }
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> _ModifiedView {
    modified(InertModifier())
  }
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> _ModifiedView {
    modified(InertModifier())
  }
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> _ModifiedView {
    modified(InertModifier())
  }
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> _ModifiedView {
    modified(InertModifier())
  }
}

/// The bar at the top of a navigation view.
public struct NavigationBarItem: Sendable {
  /// How the title is shown.
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// A control in a toolbar.
public nonisolated struct ToolbarItem<Content: View>: View, PrimitiveView {
  let content: Content
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  @MainActor package func resolve(into resolver: _ViewResolver) {}
}

/// Where a control of a toolbar lies.
public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let navigation = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let bottomBar = ToolbarItemPlacement()
  public static let topBarLeading = ToolbarItemPlacement()
  public static let topBarTrailing = ToolbarItemPlacement()
  public static let navigationBarLeading = ToolbarItemPlacement()
  public static let navigationBarTrailing = ToolbarItemPlacement()
}
