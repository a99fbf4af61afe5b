package import ViewGraph

/// One of the views that a view builder made, on its own: it can be placed, wrapped and modified
/// apart from its siblings.
public nonisolated struct Subview: View, Identifiable, PrimitiveView {
  /// Tells a subview from its siblings.
  public nonisolated struct ID: Hashable, Sendable {
    fileprivate let index: Int
  }

  private let source: SubviewSource
  private let index: Int
  /// What the view says to the container that takes it apart.
  public let containerValues: ContainerValues

  /// The place among the siblings.
  public var id: ID { ID(index: index) }

  init(source: SubviewSource, index: Int, containerValues: ContainerValues) {
    (self.source, self.index, self.containerValues) = (source, index, containerValues)
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    source.resolve(index, into: resolver)
  }
}

/// Views that are taken apart.
///
/// Which views there are is known only by making them, and what surrounds a subview may change the
/// values it sees. So the whole is made anew for each subview drawn, and the others are dropped:
/// square in their number, which is small in a widget.
nonisolated struct SubviewSource {
  let content: any View

  @MainActor func resolve(_ index: Int, into resolver: _ViewResolver) {
    let nodes = resolver.collect(content, stackAxis: resolver.stackAxis)
    // A view that asks its surroundings may make fewer of them here.
    if nodes.indices.contains(index) { resolver.nodes.append(nodes[index]) }
  }

  /// The subviews as they are in these surroundings.
  @MainActor func subviews(in resolver: _ViewResolver) -> [Subview] {
    resolver.collect(content, stackAxis: resolver.stackAxis).enumerated().map { index, node in
      Subview(
        source: self, index: index, containerValues: ContainerValues(values: node.values))
    }
  }
}
