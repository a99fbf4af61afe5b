import LayoutEngine
import VectorDrawing
package import ViewGraph

public nonisolated struct Subview: View, Identifiable, PrimitiveView {
  public nonisolated struct ID: Hashable, Sendable {
    fileprivate let index: Int
  }

  private let source: SubviewSource
  private let index: Int
  public let containerValues: ContainerValues

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
/// values it sees. So the whole is made anew where a subview is drawn in surroundings of its own.
/// In the same surroundings what was made is handed out, each node once: it can have one parent.
@MainActor final class SubviewSource {
  private let content: any View
  /// What was made last, without what was handed out.
  private var made: [LayoutNode?] = []
  /// The surroundings it was made in.
  private var (environment, axis): (EnvironmentValues.Storage?, Axis?) = (nil, nil)

  init(content: any View) { self.content = content }

  func resolve(_ index: Int, into resolver: _ViewResolver) {
    let isElsewhere =
      environment !== resolver.environment.storage || axis != resolver.stackAxis
    if isElsewhere || (made.indices.contains(index) && made[index] == nil) { make(in: resolver) }
    // A view that asks its surroundings may make fewer of them here.
    guard made.indices.contains(index), let node = made[index] else { return }
    made[index] = nil
    resolver.nodes.append(node)
  }

  /// The subviews as they are in these surroundings.
  func subviews(in resolver: _ViewResolver) -> [Subview] {
    make(in: resolver)
    return made.enumerated().map { index, node in
      Subview(
        source: self, index: index,
        containerValues: ContainerValues(values: node?.values ?? [:]))
    }
  }

  private func make(in resolver: _ViewResolver) {
    (environment, axis) = (resolver.environment.storage, resolver.stackAxis)
    made = resolver.collect(content, stackAxis: axis).map(\.self)
  }
}
