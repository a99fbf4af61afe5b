public import Foundation
public import VectorDrawing
package import ViewGraph

public nonisolated struct Rectangle: InsettableShape, PositionedShape {
  private var amount: CGFloat = 0
  package var position: ViewPosition?

  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: amount)) }

  public func inset(by amount: CGFloat) -> Rectangle {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension CGRect {
  /// The rectangle smaller on every side, never less than nothing.
  func shrunk(by amount: CGFloat) -> CGRect {
    if amount == 0 { return self }
    let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

extension Shape where Self == Rectangle {
  public nonisolated static var rect: Rectangle { Rectangle() }
}
