public import Foundation
public import VectorDrawing
import ViewGraph

/// A shape that is drawn through a transform.
public nonisolated struct TransformedShape<Content: Shape>: Shape, DrawnShape {
  public var shape: Content
  public var transform: CGAffineTransform

  public init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  var drawnStroke: StrokeStyle? { (shape as? any DrawnShape)?.drawnStroke }
  var fillsEvenOdd: Bool { (shape as? any DrawnShape)?.fillsEvenOdd ?? false }
}
