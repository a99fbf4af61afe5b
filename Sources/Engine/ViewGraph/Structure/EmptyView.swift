/// A view without any content.
public nonisolated struct EmptyView: View, PrimitiveView, Sendable {
  /// Nothing to draw and nothing to lay out.
  public init() {}

  @MainActor package func resolve(into resolver: _ViewResolver) {}
}

/// What code written with the SDK of 2026 calls it.
public typealias EmptyContent = EmptyView
