/// Several views in a row.
public nonisolated struct TupleView<each Content: View>: View, PrimitiveView {
  /// The views, in order. A list, not a tuple: the size of a tuple of any length is looked up
  /// wherever it is copied.
  package let elements: [any View]

  package init(_ content: repeat each Content) {
    var count = 0
    for _ in repeat (each Content).self { count += 1 }
    var elements: [any View] = []
    elements.reserveCapacity(count)
    for view in repeat each content { elements.append(view) }
    self.elements = elements
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    for view in elements { view._resolve(resolver) }
  }
}
