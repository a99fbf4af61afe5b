public import ViewGraph

extension View {
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> _ModifiedView {
    environment(\.colorScheme, colorScheme)
  }
}
