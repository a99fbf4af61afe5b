import Foundation
public import Typesetting
public import ViewGraph

extension View {
  /// How wide the letters of all text are; `nil` leaves it to the font.
  public nonisolated func fontWidth(_ width: Font.Width?) -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.widthOverride = width })
  }
}
