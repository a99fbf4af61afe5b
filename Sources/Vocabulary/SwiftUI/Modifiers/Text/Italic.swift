import Typesetting
public import ViewGraph

extension View {
  public nonisolated func italic(_ isActive: Bool = true) -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.isItalic = isActive })
  }
}
