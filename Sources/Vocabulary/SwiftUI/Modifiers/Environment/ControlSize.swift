public import ViewGraph

extension View {
  public nonisolated func controlSize(_ controlSize: ControlSize) -> _ModifiedView {
    environment(\.controlSize, controlSize)
  }
}

public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}
