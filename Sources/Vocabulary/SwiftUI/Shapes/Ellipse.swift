public import Foundation
public import VectorDrawing
import ViewGraph

/// An ellipse that touches the edges of its frame.
public nonisolated struct Ellipse: InsettableShape {
  private var amount: CGFloat = 0

  /// As large as its frame.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: amount)) }

  /// The ellipse smaller by so many points on every side.
  public func inset(by amount: CGFloat) -> Ellipse {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public nonisolated static var ellipse: Ellipse { Ellipse() }
}
