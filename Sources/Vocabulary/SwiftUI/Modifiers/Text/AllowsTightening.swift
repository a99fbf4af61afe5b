public import ViewGraph

extension View {
  public nonisolated func allowsTightening(_ flag: Bool) -> _ModifiedView {
    modified(CoreModifier { $0.text.allowsTightening = flag })
  }
}
