public import ViewGraph

/// What settings for reading do with the view: nothing in a picture.
extension View {
  /// Whether inverted colours leave the view alone; changes nothing in a picture.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> _ModifiedView {
    modified(InertModifier())
  }

  /// Shows the view large while it is held; changes nothing in a picture.
  public nonisolated func accessibilityShowsLargeContentViewer() -> _ModifiedView {
    modified(InertModifier())
  }
}
