import Foundation
import Typesetting
public import ViewGraph

extension View {
  /// Makes all digits as wide, so that numbers do not shift.
  public nonisolated func monospacedDigit() -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.hasMonospacedDigits = true })
  }
}
