public import ViewGraph

extension View {
  /// Names the view for a selection, or for a canvas that draws it.
  public nonisolated func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> _ModifiedView {
    modified(
      NodeChangeModifier { $0.values[ObjectIdentifier(ViewTag.self)] = AnyHashable(tag) })
  }
}

/// The tag of a node.
enum ViewTag {}

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
