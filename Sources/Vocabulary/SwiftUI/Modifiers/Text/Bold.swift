import Foundation
import Typesetting
public import ViewGraph

extension View {
  /// Whether all text is bold.
  public nonisolated func bold(_ isActive: Bool = true) -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.isBold = isActive })
  }
}
