public import Typesetting
public import ViewGraph

extension View {
  public nonisolated func fontDesign(_ design: Font.Design?) -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.designOverride = design })
  }
}
