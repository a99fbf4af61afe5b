import Foundation
public import Typesetting
public import ViewGraph

extension View {
  /// How heavy the strokes of all text are; `nil` leaves it to the font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.weightOverride = weight })
  }
}
