public import ViewGraph

/// Several views as one; modifiers apply to each.
public nonisolated struct Group<Content> {
  package let content: Content

  package init(content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
  /// Views that share modifiers; the group itself lays nothing out.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor package func resolve(into resolver: _ViewResolver) { content._resolve(resolver) }
}
