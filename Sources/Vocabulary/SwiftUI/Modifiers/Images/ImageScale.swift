public import ViewGraph

extension View {
  /// The size of symbols in the view relative to text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> _ModifiedView {
    modified(ValuesModifier { $0.imageScale = scale })
  }
}
