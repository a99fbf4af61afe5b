public import ViewGraph

extension View {
  /// The name in the gallery; `nil` for that of the provider.
  public nonisolated func previewDisplayName(_ value: String?) -> _ModifiedView {
    modified(PreviewModifier { $0.name = value })
  }
}
