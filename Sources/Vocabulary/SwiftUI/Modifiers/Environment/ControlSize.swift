import Foundation
public import ViewGraph

extension View {
  /// The size of controls in the view.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> _ModifiedView {
    environment(\.controlSize, controlSize)
  }
}

/// The size of a control.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}
