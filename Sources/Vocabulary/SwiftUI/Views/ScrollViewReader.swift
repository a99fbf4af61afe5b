public import VectorDrawing
public import ViewGraph

/// Views that can be scrolled to; a picture does not scroll.
public nonisolated struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls to views; does nothing in a picture.
public struct ScrollViewProxy: Sendable {
  /// Does nothing.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
