/// A view without any content.
public nonisolated struct EmptyView: View, PrimitiveView, Sendable {
  public init() {}

  @MainActor package func resolve(into resolver: _ViewResolver) {}
}
