import LayoutEngine
public import ViewGraph

extension View {
  public nonisolated func labelsHidden() -> _ModifiedView {
    modified(ValuesModifier { $0[LabelsHiddenKey.self] = true })
  }
}

/// Whether controls show no label.
enum LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
