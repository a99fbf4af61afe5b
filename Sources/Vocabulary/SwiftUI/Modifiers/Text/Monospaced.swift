import Typesetting
public import ViewGraph

extension View {
  public nonisolated func monospaced(_ isActive: Bool = true) -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.isMonospaced = isActive })
  }
}
