import Typesetting
public import ViewGraph

extension View {
  public nonisolated func bold(_ isActive: Bool = true) -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.isBold = isActive })
  }
}
