import VectorDrawing
public import ViewGraph

/// What a widget cannot choose, or a picture cannot show.
extension View {
  /// The scheme the view would like; a widget cannot choose.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func statusBar(hidden: Bool) -> _ModifiedView { modified(InertModifier()) }
}
