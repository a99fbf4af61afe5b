public import ViewGraph

extension View {
  /// Hides the content as a placeholder does, in the spelling of the first beta.
  @available(*, deprecated, renamed: "redacted(reason:)")
  public nonisolated func isPlaceholder(_ isPlaceholder: Bool) -> _ModifiedView {
    isPlaceholder ? redacted(reason: .placeholder) : unredacted()
  }
}
