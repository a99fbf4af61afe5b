public import ViewGraph

extension View {
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> _ModifiedView {
    modified(
      AccessibilityModifier { note, environment in
        note.inputLabels = inputLabels.map { $0.spoken(in: environment) }
      })
  }

  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> _ModifiedView { accessibilityInputLabels(inputLabelKeys.map { Text($0) }) }

  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> _ModifiedView { accessibilityInputLabels(inputLabels.map { Text($0) }) }
}
