public import ViewGraph

extension View {
  public nonisolated func textScale(
    _ scale: Text.Scale, isEnabled: Bool = true
  ) -> _ModifiedView {
    modified(CoreModifier { if isEnabled { $0.fontContext.scale = scale.factor } })
  }
}
