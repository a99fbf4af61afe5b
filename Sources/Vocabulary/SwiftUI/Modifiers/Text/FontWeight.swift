public import Typesetting
public import ViewGraph

extension View {
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.weightOverride = weight })
  }
}
