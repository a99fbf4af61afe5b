/// Several views in a row.
public nonisolated struct TupleView<each Content: View>: View, PrimitiveView {
  private let content: (repeat each Content)

  package init(_ content: repeat each Content) { self.content = (repeat each content) }

  /// The views, in order.
  package var elements: [any View] {
    var elements: [any View] = []
    for view in repeat each content { elements.append(view) }
    return elements
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    repeat (each content)._resolve(resolver)
  }
}
