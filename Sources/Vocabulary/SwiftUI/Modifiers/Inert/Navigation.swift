import Foundation
public import FoundationAdditions
public import ViewGraph

/// Widgets have no bars: what would stand in them is not drawn.
extension View {
  public nonisolated func navigationTitle(_ title: Text) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> _ModifiedView {
    modified(InertModifier())
  }

  @_disfavoredOverload
  public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> _ModifiedView
  {
    modified(InertModifier())
  }

  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> _ModifiedView {
    modified(InertModifier())
  }

  @_disfavoredOverload
  public nonisolated func navigationSubtitle(_ subtitleResource: LocalizedStringResource)
    -> _ModifiedView
  {
    modified(InertModifier())
  }

  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func navigationBarTitle(_ title: Text) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> _ModifiedView {
    modified(InertModifier())
  }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle(_ titleResource: LocalizedStringResource)
    -> _ModifiedView
  {
    modified(InertModifier())
  }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> _ModifiedView { modified(InertModifier()) }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle(
    _ titleResource: LocalizedStringResource, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> _ModifiedView { modified(InertModifier()) }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func navigationBarHidden(_ hidden: Bool) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func navigationBarItems<L: View>(leading: L) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func navigationBarItems<T: View>(trailing: T) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> _ModifiedView {
    modified(InertModifier())
  }
}

public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}
