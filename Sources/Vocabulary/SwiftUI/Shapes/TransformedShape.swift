public import Foundation
public import VectorDrawing
import ViewGraph

/// A shape that is drawn through a transform.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
  /// What is transformed.
  public var shape: Content
  /// The transform, around the origin of the frame's coordinates.
  public var transform: CGAffineTransform

  /// A shape drawn through a transform.
  public init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

extension TransformedShape: InsettableShape where Content: InsettableShape {
  /// The shape smaller by so many points on every side, then transformed.
  public func inset(by amount: CGFloat) -> TransformedShape<Content.InsetShape> {
    TransformedShape<Content.InsetShape>(shape: shape.inset(by: amount), transform: transform)
  }
}
