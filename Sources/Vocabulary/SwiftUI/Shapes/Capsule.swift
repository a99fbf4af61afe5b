public import Foundation
public import VectorDrawing
package import ViewGraph

public nonisolated struct Capsule: InsettableShape, PositionedShape {
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0
  package var position: ViewPosition?

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    let inner = rect.shrunk(by: amount)
    return Path(
      roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension Shape where Self == Capsule {
  public nonisolated static var capsule: Capsule { Capsule() }
  public nonisolated static func capsule(style: RoundedCornerStyle) -> Capsule {
    Capsule(style: style)
  }
}
