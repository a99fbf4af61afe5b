import Combine
import Foundation
public import FoundationAdditions
public import ViewGraph

/// Nothing is dragged from a picture.
extension View {
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> _ModifiedView {
    modified(InertModifier())
  }
}
