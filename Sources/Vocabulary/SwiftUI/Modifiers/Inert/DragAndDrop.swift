import Combine
public import CoreTransferable
public import Foundation
public import FoundationAdditions
public import ViewGraph

/// Nothing is dragged from a picture or dropped on it.
extension View {
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> _ModifiedView {
    modified(InertModifier())
  }
}
