import LayoutEngine
public import ViewGraph

extension View {
  public nonisolated func labelsHidden() -> _ModifiedView { labelsVisibility(.hidden) }
}

/// Whether controls show no label.
enum LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
