package import ViewGraph

public nonisolated struct SubviewsCollection: RandomAccessCollection, View, PrimitiveView {
  let subviews: [Subview]

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  public subscript(position: Int) -> Subview { subviews[position] }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    for subview in subviews { subview.resolve(into: resolver) }
  }
}

public typealias SubviewsCollectionSlice = Slice<SubviewsCollection>

extension Slice: View, PrimitiveView where Base == SubviewsCollection {
  @MainActor package func resolve(into resolver: _ViewResolver) {
    for subview in self { subview.resolve(into: resolver) }
  }
}
