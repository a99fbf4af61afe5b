public import Foundation

/// The radii of a rectangle's corners, in reading direction (Apple's `RectangleCornerRadii`).
public struct RectangleCornerRadii: Equatable, Hashable, Sendable {
  /// Points; 0 is a sharp corner.
  public var topLeading: CGFloat
  /// Points; 0 is a sharp corner.
  public var bottomLeading: CGFloat
  /// Points; 0 is a sharp corner.
  public var bottomTrailing: CGFloat
  /// Points; 0 is a sharp corner.
  public var topTrailing: CGFloat

  /// A radius per corner, points; corners not named are sharp.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

extension RectangleCornerRadii {
  package init(_ radius: CGFloat) {
    self.init(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  /// The one radius, if all corners share it.
  package var uniform: CGFloat? {
    topLeading == bottomLeading && topLeading == bottomTrailing && topLeading == topTrailing
      ? topLeading : nil
  }

  /// No radius is negative, and neighbours never overlap: a radius is at most
  /// max(edge ÷ 2, edge − neighbour) (Facts/layout.md#shapes).
  package func limited(to size: CGSize) -> RectangleCornerRadii {
    let size = CGSize(width: abs(size.width), height: abs(size.height))
    func limit(_ radius: CGFloat, _ across: CGFloat, _ down: CGFloat) -> CGFloat {
      let alongWidth = max(size.width / 2, size.width - across)
      let alongHeight = max(size.height / 2, size.height - down)
      return max(0, min(radius, min(alongWidth, alongHeight)))
    }
    return RectangleCornerRadii(
      topLeading: limit(topLeading, topTrailing, bottomLeading),
      bottomLeading: limit(bottomLeading, bottomTrailing, topLeading),
      bottomTrailing: limit(bottomTrailing, bottomLeading, topTrailing),
      topTrailing: limit(topTrailing, topLeading, bottomTrailing))
  }

  /// With leading and trailing corners changed.
  package var mirrored: RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading,
      topTrailing: topLeading)
  }

  package func inset(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(0, topLeading - amount), bottomLeading: max(0, bottomLeading - amount),
      bottomTrailing: max(0, bottomTrailing - amount), topTrailing: max(0, topTrailing - amount))
  }
}
