public import Foundation
public import VectorDrawing
import ViewGraph

/// A shape that is drawn larger or smaller.
public nonisolated struct ScaledShape<Content: Shape>: Shape {
  /// What is scaled.
  public var shape: Content
  /// The factors of the width and the height.
  public var scale: CGSize
  /// What stays in place.
  public var anchor: UnitPoint

  /// A shape scaled around a point of its frame.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  public func path(in rect: CGRect) -> Path {
    let transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(transform.around(anchor.point(in: rect)))
  }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
  /// The shape smaller by so many points on every side, then scaled.
  public func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
    ScaledShape<Content.InsetShape>(shape: shape.inset(by: amount), scale: scale, anchor: anchor)
  }
}
