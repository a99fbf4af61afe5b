/// Several views in a row.
public nonisolated struct TupleView<each Content: View>: View, PrimitiveView {
  private let content: (repeat each Content)

  package init(_ content: repeat each Content) { self.content = (repeat each content) }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    repeat (each content)._resolve(resolver)
  }
}
