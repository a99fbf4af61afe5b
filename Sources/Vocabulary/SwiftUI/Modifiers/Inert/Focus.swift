import UIKit
public import ViewGraph

/// Nothing in a picture has the focus.
extension View {
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func focused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func focusable(_ isFocusable: Bool = true) -> _ModifiedView {
    modified(InertModifier())
  }
}
