public import ViewGraph

/// Widgets have no toolbars: what would stand in them is not drawn.
extension View {
  /// Controls in bars.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> _ModifiedView { modified(InertModifier()) }

  /// Whether bars are seen.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> _ModifiedView { modified(InertModifier()) }

  /// What lies behind bars.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> _ModifiedView { modified(InertModifier()) }

  /// Whether something lies behind bars.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> _ModifiedView { modified(InertModifier()) }

  /// Light or dark for bars.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> _ModifiedView { modified(InertModifier()) }
}

/// A control in a toolbar.
public nonisolated struct ToolbarItem<Content: View>: View, PrimitiveView {
  /// A control at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
  @MainActor package func resolve(into resolver: _ViewResolver) {}
}

/// Controls in a toolbar.
public nonisolated struct ToolbarItemGroup<Content: View>: View, PrimitiveView {
  /// Controls at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
  @MainActor package func resolve(into resolver: _ViewResolver) {}
}

/// Where a control of a toolbar lies.
public struct ToolbarItemPlacement: Sendable {
  /// The system's choice.
  public static let automatic = ToolbarItemPlacement()
  /// In the middle of the bar.
  public static let principal = ToolbarItemPlacement()
  /// Where one goes back.
  public static let navigation = ToolbarItemPlacement()
  /// The main action.
  public static let primaryAction = ToolbarItemPlacement()
  /// A second action.
  public static let secondaryAction = ToolbarItemPlacement()
  /// Gives up.
  public static let cancellationAction = ToolbarItemPlacement()
  /// Agrees.
  public static let confirmationAction = ToolbarItemPlacement()
  /// Destroys.
  public static let destructiveAction = ToolbarItemPlacement()
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement()
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement()
  /// The start of the top bar.
  public static let topBarLeading = ToolbarItemPlacement()
  /// The end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement()
  /// The start of the top bar, in the older spelling.
  public static let navigationBarLeading = ToolbarItemPlacement()
  /// The end of the top bar, in the older spelling.
  public static let navigationBarTrailing = ToolbarItemPlacement()
}

/// A bar of a screen.
public struct ToolbarPlacement: Sendable {
  /// The system's choice.
  public static let automatic = ToolbarPlacement()
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement()
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement()
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement()
}
