import Foundation
public import Typesetting
public import ViewGraph

extension View {
  public nonisolated func fontWidth(_ width: Font.Width?) -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.widthOverride = width })
  }
}
