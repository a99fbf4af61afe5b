import Foundation
public import Typesetting
public import ViewGraph

extension View {
  /// The design of all text; `nil` leaves it to the font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.designOverride = design })
  }
}
