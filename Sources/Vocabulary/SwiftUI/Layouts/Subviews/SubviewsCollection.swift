package import ViewGraph

/// The views that a view builder made, in their order.
public nonisolated struct SubviewsCollection: RandomAccessCollection, View, PrimitiveView {
  let subviews: [Subview]

  /// The place of the first.
  public var startIndex: Int { subviews.startIndex }
  /// The place behind the last.
  public var endIndex: Int { subviews.endIndex }

  /// One of the views.
  public subscript(position: Int) -> Subview { subviews[position] }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    for subview in subviews { subview.resolve(into: resolver) }
  }
}

/// Some of the views that a view builder made.
public typealias SubviewsCollectionSlice = Slice<SubviewsCollection>

extension Slice: View, PrimitiveView where Base == SubviewsCollection {
  @MainActor package func resolve(into resolver: _ViewResolver) {
    for subview in self { subview.resolve(into: resolver) }
  }
}
