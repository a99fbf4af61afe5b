public import ViewGraph

/// What settings for reading do with the view: nothing in a picture.
extension View {
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func accessibilityShowsLargeContentViewer() -> _ModifiedView {
    modified(InertModifier())
  }
}
