public import ViewGraph

extension View {
  public nonisolated func imageScale(_ scale: Image.Scale) -> _ModifiedView {
    modified(ValuesModifier { $0.imageScale = scale })
  }
}
