import Foundation
public import VectorDrawing
public import ViewGraph

extension View {
  /// The view drawn turned around a point. The leading edge is on the right where the layout runs
  /// from right to left (Apple, `UnitPoint.leading`).
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> _ModifiedView {
    transformed("Rotation", anchor) {
      CGAffineTransform(rotationAngle: CGFloat($0.angle(angle, of: "rotationEffect").radians))
    }
  }
}
