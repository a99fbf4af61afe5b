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

  /// Some of the views that follow each other.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(slice: subviews[bounds])
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    for subview in subviews { subview.resolve(into: resolver) }
  }
}

/// Some of the views that a view builder made.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, View, PrimitiveView {
  let slice: ArraySlice<Subview>

  /// The place of the first.
  public var startIndex: Int { slice.startIndex }
  /// The place behind the last.
  public var endIndex: Int { slice.endIndex }

  /// One of the views.
  public subscript(position: Int) -> Subview { slice[position] }

  /// Fewer of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(slice: slice[bounds])
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    for subview in slice { subview.resolve(into: resolver) }
  }
}
