public import Foundation
public import VectorDrawing
package import ViewGraph

public nonisolated struct Ellipse: InsettableShape, PositionedShape {
  private var amount: CGFloat = 0
  package var position: ViewPosition?

  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: amount)) }

  public func inset(by amount: CGFloat) -> Ellipse {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension Shape where Self == Ellipse {
  public nonisolated static var ellipse: Ellipse { Ellipse() }
}
