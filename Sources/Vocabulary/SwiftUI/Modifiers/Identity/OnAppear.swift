public import ViewGraph

/// What a view does when it appears: once before it is drawn, inner views first.
struct AppearingModifier: PrimitiveModifier {
  let action: Appearances.Action

  @MainActor func resolve(_ base: any View, into resolver: _ViewResolver) {
    base._resolve(resolver)
    resolver.appear(action)
  }
}

extension View {
  /// Calls an action once before the view is drawn. What it sets of the view's state is seen.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> _ModifiedView {
    modified(AppearingModifier(action: .now(action ?? {})))
  }
}
