public import Foundation
public import VectorDrawing
package import ViewGraph

public nonisolated struct RoundedRectangle: InsettableShape, PositionedShape {
  /// The size of the corners, points; the shorter side is their radius.
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0
  package var position: ViewPosition?

  /// A rectangle whose radius is the shorter side of a size, points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  /// A rectangle whose corners are quarters of circles, or smoother.
  ///
  /// - Parameters:
  ///   - cornerRadius: Points.
  ///   - style: Whether the curve starts early, as Apple's own corners do.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    let size = CGSize(
      width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
    return Path(roundedRect: rect.shrunk(by: amount), cornerSize: size, style: style)
  }

  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension Shape where Self == RoundedRectangle {
  public nonisolated static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }

  public nonisolated static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}
