public import ViewGraph

public nonisolated struct Group<Content> {
  package let content: Content

  package init(content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor package func resolve(into resolver: _ViewResolver) { content._resolve(resolver) }
}
