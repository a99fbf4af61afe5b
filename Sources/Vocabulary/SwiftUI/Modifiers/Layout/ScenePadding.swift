public import ViewGraph

extension View {
  /// 16 points, as `padding()`; Apple gives no number for a widget's scene.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> _ModifiedView {
    padding(edges)
  }

  /// 16 points for every kind.
  public nonisolated func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> _ModifiedView { self.padding(edges) }
}

public struct ScenePadding: Equatable, Sendable {
  public static let minimum = ScenePadding()
}
