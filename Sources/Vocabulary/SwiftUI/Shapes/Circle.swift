public import Foundation
public import LayoutEngine
public import VectorDrawing
package import ViewGraph

public nonisolated struct Circle: InsettableShape, PositionedShape {
  private var amount: CGFloat = 0
  package var position: ViewPosition?

  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.shrunk(by: amount))
  }

  /// As wide as high (Facts/layout.md#shapes).
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension Shape where Self == Circle {
  public nonisolated static var circle: Circle { Circle() }
}
