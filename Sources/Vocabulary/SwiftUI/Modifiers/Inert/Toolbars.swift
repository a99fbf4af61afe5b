/// Widgets have no toolbars: what would stand in them is not drawn.
extension View {
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> _ModifiedView { modified(InertModifier()) }
}

public struct ToolbarTitleDisplayMode: Sendable {
  public static let automatic = ToolbarTitleDisplayMode()
  public static let large = ToolbarTitleDisplayMode()
  public static let inlineLarge = ToolbarTitleDisplayMode()
  public static let inline = ToolbarTitleDisplayMode()
}

public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let navigation = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let secondaryAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let destructiveAction = ToolbarItemPlacement()
  public static let bottomBar = ToolbarItemPlacement()
  public static let keyboard = ToolbarItemPlacement()
  public static let topBarLeading = ToolbarItemPlacement()
  public static let topBarTrailing = ToolbarItemPlacement()
  public static let navigationBarLeading = ToolbarItemPlacement()
  public static let navigationBarTrailing = ToolbarItemPlacement()
  public static let title = ToolbarItemPlacement()
  public static let largeTitle = ToolbarItemPlacement()
  public static let subtitle = ToolbarItemPlacement()
  public static let largeSubtitle = ToolbarItemPlacement()
}

public struct ToolbarPlacement: Sendable {
  public static let automatic = ToolbarPlacement()
  public static let navigationBar = ToolbarPlacement()
  public static let tabBar = ToolbarPlacement()
  public static let bottomBar = ToolbarPlacement()
}
