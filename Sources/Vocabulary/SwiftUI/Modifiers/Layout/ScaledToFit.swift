public import ViewGraph

extension View {
  public nonisolated func scaledToFit() -> _ModifiedView { aspectRatio(contentMode: .fit) }
}
