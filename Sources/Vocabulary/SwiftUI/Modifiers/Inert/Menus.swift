public import ViewGraph

/// Widgets present nothing: what would come up is not drawn.
extension View {
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func contextMenu<MenuItems: View, P: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> P
  ) -> _ModifiedView { modified(InertModifier()) }
}
