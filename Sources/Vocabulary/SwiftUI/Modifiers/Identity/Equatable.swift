public import ViewGraph

extension View where Self: Equatable {
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

public nonisolated struct EquatableView<Content: View & Equatable>: View, PrimitiveView {
  public var content: Content

  /// A view to be compared; a picture is never updated, so that it is simply drawn.
  public init(content: Content) { self.content = content }

  @MainActor package func resolve(into resolver: _ViewResolver) { content._resolve(resolver) }
}
