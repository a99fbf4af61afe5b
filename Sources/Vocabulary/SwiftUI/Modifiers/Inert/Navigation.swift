import Foundation
public import ViewGraph

/// Widgets have no bars: what would stand in them is not drawn.
extension View {
  /// The title of a screen.
  public nonisolated func navigationTitle(_ title: Text) -> _ModifiedView {
    modified(InertModifier())
  }

  /// The title of a screen.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> _ModifiedView {
    modified(InertModifier())
  }

  /// The title of a screen.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> _ModifiedView {
    modified(InertModifier())
  }

  /// The second title of a screen.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> _ModifiedView {
    modified(InertModifier())
  }

  /// The second title of a screen.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> _ModifiedView {
    modified(InertModifier())
  }

  /// The title of a screen, in the older spelling.
  public nonisolated func navigationBarTitle(_ title: Text) -> _ModifiedView {
    modified(InertModifier())
  }

  /// The title of a screen, in the older spelling.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> _ModifiedView {
    modified(InertModifier())
  }

  /// The title of a screen, in the older spelling.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> _ModifiedView {
    modified(InertModifier())
  }

  /// The title of a screen and how it is shown, in the older spelling.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> _ModifiedView { modified(InertModifier()) }

  /// The title of a screen and how it is shown, in the older spelling.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> _ModifiedView { modified(InertModifier()) }

  /// The title of a screen and how it is shown, in the older spelling.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> _ModifiedView { modified(InertModifier()) }

  /// How the title is shown.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> _ModifiedView { modified(InertModifier()) }

  /// Whether there is a bar.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> _ModifiedView {
    modified(InertModifier())
  }

  /// Whether there is a way back.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> _ModifiedView { modified(InertModifier()) }

  /// Controls at the start of the bar, in the older spelling.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> _ModifiedView {
    modified(InertModifier())
  }

  /// Controls at the end of the bar, in the older spelling.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> _ModifiedView {
    modified(InertModifier())
  }

  /// Controls at both ends of the bar, in the older spelling.
  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> _ModifiedView { modified(InertModifier()) }

  /// The view for values of a type.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> _ModifiedView { modified(InertModifier()) }

  /// The view one goes to while a value is true.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> _ModifiedView { modified(InertModifier()) }

  /// Where a transition to a screen starts.
  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> _ModifiedView { modified(InertModifier()) }

  /// The tab of a page.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> _ModifiedView {
    modified(InertModifier())
  }
}

/// The bar at the top of a navigation view.
public struct NavigationBarItem: Sendable {
  /// How the title is shown.
  public enum TitleDisplayMode: Sendable {
    /// As the screen before, small in the bar, or large below it.
    case automatic, inline, large
  }
}
