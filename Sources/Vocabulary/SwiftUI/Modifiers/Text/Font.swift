public import Typesetting
public import ViewGraph

extension View {
  public nonisolated func font(_ font: Font?) -> _ModifiedView {
    modified(CoreModifier { $0.font = font })
  }
}
