/// How marks of the same place share it.
public struct MarkStackingMethod: Hashable, Sendable {
  private let name: String

  /// One on top of the other.
  public static let standard = MarkStackingMethod(name: "standard")
  /// One on top of the other, the whole being 1.
  public static let normalized = MarkStackingMethod(name: "normalized")
  /// One on top of the other, the middle of the whole at zero.
  public static let center = MarkStackingMethod(name: "center")
  /// One in front of the other.
  public static let unstacked = MarkStackingMethod(name: "unstacked")
}

extension MarkStackingMethod: CustomStringConvertible {
  /// Its name.
  public var description: String { name }
}
