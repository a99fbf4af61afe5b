public import Foundation

extension AttributedString {
  /// How far the baselines of a text lie from each other.
  public struct LineHeight: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
      case normal, tight, loose, variable
      case multiple(CGFloat)
      case leading(CGFloat)
      case exact(CGFloat)
    }

    private var kind: Kind

    public static let normal = LineHeight(kind: .normal)
    public static let tight = LineHeight(kind: .tight)
    public static let loose = LineHeight(kind: .loose)
    public static let variable = LineHeight(kind: .variable)

    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(kind: .multiple(factor))
    }

    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(kind: .leading(increase))
    }

    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }
  }
}
