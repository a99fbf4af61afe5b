public import ViewGraph

extension View {
  public nonisolated func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> _ModifiedView {
    modified(
      NodeChangeModifier { $0.values[ObjectIdentifier(ViewTag.self)] = AnyHashable(tag) })
  }
}

/// The tag of a node.
enum ViewTag {}
