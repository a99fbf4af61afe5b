/// Several views in a row.
public nonisolated struct TupleView<each Content: View>: View, PrimitiveView {
  /// The views, in order. A list, not a tuple: the size of a tuple of any length is looked up
  /// wherever it is copied.
  package let elements: [any View]

  @MainActor package func resolve(into resolver: _ViewResolver) {
    for view in elements { view._resolve(resolver) }
  }
}
