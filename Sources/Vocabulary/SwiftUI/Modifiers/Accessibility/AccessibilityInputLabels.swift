public import ViewGraph

extension View {
  /// What a person may say to mean the view, the most usual first.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> _ModifiedView {
    modified(
      AccessibilityModifier { note, environment in
        note.inputLabels = inputLabels.map { $0.spoken(in: environment) }
      })
  }

  /// What a person may say to mean the view, the most usual first.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> _ModifiedView { accessibilityInputLabels(inputLabelKeys.map { Text($0) }) }

  /// What a person may say to mean the view, the most usual first.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> _ModifiedView { accessibilityInputLabels(inputLabels.map { Text($0) }) }
}
