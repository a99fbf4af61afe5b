public import ViewGraph

extension View where Self: Equatable {
  /// Compares the view with its former value before it is updated.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A view that is compared before it is updated.
public nonisolated struct EquatableView<Content: View & Equatable>: View, PrimitiveView {
  /// What is compared.
  public var content: Content

  /// A view to be compared; a picture is never updated, so that it is simply drawn.
  public init(content: Content) { self.content = content }

  @MainActor package func resolve(into resolver: _ViewResolver) { content._resolve(resolver) }
}
