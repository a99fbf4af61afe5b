import Typesetting
public import ViewGraph

extension View {
  public nonisolated func monospacedDigit() -> _ModifiedView {
    modified(CoreModifier { $0.fontContext.hasMonospacedDigits = true })
  }
}
