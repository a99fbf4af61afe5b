public import ViewGraph

extension View {
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> _ModifiedView {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}
