import Combine
import Foundation
public import FoundationAdditions
public import ViewGraph

/// A picture is drawn once: views in it neither come nor go, nor are they touched.
extension View {
  /// What is dragged from the view.
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> _ModifiedView {
    modified(InertModifier())
  }

  /// What is dragged from the view, in the older spelling.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> _ModifiedView {
    modified(InertModifier())
  }
}
