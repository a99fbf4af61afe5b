public import Foundation
public import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> _ModifiedView {
    transformed("Scale", anchor) {
      CGAffineTransform(
        scaleX: $0.length(scale.width, of: "scaleEffect", else: 1),
        y: $0.length(scale.height, of: "scaleEffect", else: 1))
    }
  }

  public nonisolated func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> _ModifiedView { scaleEffect(CGSize(width: s, height: s), anchor: anchor) }

  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> _ModifiedView { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }
}
