import Combine
public import Foundation
import FoundationAdditions
public import ViewGraph

/// A picture is not touched: the actions are never called.
extension View {
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> _ModifiedView { modified(InertModifier()) }

  /// Never called; seconds and points are Apple's defaults.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> _ModifiedView { modified(InertModifier()) }
}
