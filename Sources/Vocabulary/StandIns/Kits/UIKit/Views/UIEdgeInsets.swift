public import Foundation

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

public struct UIRectCorner: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
