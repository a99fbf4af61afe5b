import Foundation
public import ViewGraph

extension View {
  /// Whether text is set in capitals or small letters; `nil` sets it as it is written.
  public nonisolated func textCase(_ textCase: Text.Case?) -> _ModifiedView {
    modified(
      CoreModifier {
        $0.text.textCase = textCase.map { $0 == .uppercase ? .uppercase : .lowercase }
      })
  }
}
