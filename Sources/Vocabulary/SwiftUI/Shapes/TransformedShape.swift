public import Foundation
public import VectorDrawing
import ViewGraph

public nonisolated struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  /// The transform, around the origin of the frame's coordinates.
  public var transform: CGAffineTransform

  public init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

extension TransformedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> TransformedShape<Content.InsetShape> {
    TransformedShape<Content.InsetShape>(shape: shape.inset(by: amount), transform: transform)
  }
}
