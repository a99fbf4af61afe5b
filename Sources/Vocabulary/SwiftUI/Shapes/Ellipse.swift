public import Foundation
public import VectorDrawing
import ViewGraph

public nonisolated struct Ellipse: InsettableShape {
  private var amount: CGFloat = 0

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
