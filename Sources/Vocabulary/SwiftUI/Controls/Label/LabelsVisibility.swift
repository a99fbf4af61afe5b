import LayoutEngine
public import ViewGraph

extension View {
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> _ModifiedView {
    modified(
      ValuesModifier { values in
        if visibility != .automatic { values[LabelsHiddenKey.self] = visibility == .hidden }
      })
  }
}
