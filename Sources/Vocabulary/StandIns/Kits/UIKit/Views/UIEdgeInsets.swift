public import Foundation

/// Distances from the edges of a rectangle, points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// Points inwards from the upper edge.
  public var top: CGFloat
  /// Points inwards from the left edge, whichever way is read.
  public var left: CGFloat
  /// Points inwards from the lower edge.
  public var bottom: CGFloat
  /// Points inwards from the right edge, whichever way is read.
  public var right: CGFloat

  /// No distance on any edge.
  public init() { (top, left, bottom, right) = (0, 0, 0, 0) }

  /// A distance per edge, points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No distance on any edge.
  public static let zero = UIEdgeInsets()
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
  /// One bit per corner.
  public let rawValue: UInt
  /// The corners of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension CGRect {
  /// The rectangle smaller by a distance per edge.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
