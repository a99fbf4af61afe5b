public import ViewGraph

extension View {
  public nonisolated func textCase(_ textCase: Text.Case?) -> _ModifiedView {
    modified(
      CoreModifier {
        $0.text.textCase = textCase.map { $0 == .uppercase ? .uppercase : .lowercase }
      })
  }
}
