public import Foundation
public import VectorDrawing
import ViewGraph

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: InsettableShape {
  /// Whether the ends are half circles or begin their curve earlier.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// A capsule, by default with ends that begin their curve early.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    let inner = rect.shrunk(by: amount)
    return Path(
      roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: style)
  }

  /// The capsule smaller by so many points on every side.
  public func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public nonisolated static var capsule: Capsule { Capsule() }
  /// A capsule whose ends are half circles or begin their curve earlier.
  public nonisolated static func capsule(style: RoundedCornerStyle) -> Capsule {
    Capsule(style: style)
  }
}
