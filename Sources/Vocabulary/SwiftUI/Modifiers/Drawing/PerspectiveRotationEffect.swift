public import Foundation
public import VectorDrawing
public import ViewGraph

extension View {
  /// The view drawn turned in space, without perspective.
  public nonisolated func perspectiveRotationEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> _ModifiedView {
    rotation3DEffect(
      angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
  }
}
