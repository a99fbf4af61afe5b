import LayoutEngine
package import ViewGraph

/// What is shown on its own: several views stand below one another (Facts/layout.md#roots).
package nonisolated struct RootStack: View, PrimitiveView {
  private let content: any View

  package init(_ content: any View) { self.content = content }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    let nodes = resolver.collect(content, stackAxis: .vertical)
    if nodes.count == 1, let only = nodes.first { return resolver.nodes.append(only) }
    resolver.append(
      Node(.group, "VStack"),
      StackAlgorithm(.vertical, alignment: HorizontalAlignment.center.key, gap: nil),
      children: nodes)
  }
}
