public struct AxisMarkPosition: Hashable, Sendable {
  private let name: String

  public static let automatic = AxisMarkPosition(name: "automatic")
  public static let leading = AxisMarkPosition(name: "leading")
  public static let trailing = AxisMarkPosition(name: "trailing")
  public static let top = AxisMarkPosition(name: "top")
  public static let bottom = AxisMarkPosition(name: "bottom")

  /// The side of an axis.
  func side(isVertical: Bool) -> AxisSide {
    switch self {
    case .leading: .leading
    case .top: .top
    case .trailing: .trailing
    case .bottom: .bottom
    default: isVertical ? .trailing : .bottom
    }
  }
}

/// A side of a plot.
enum AxisSide: Hashable { case leading, trailing, top, bottom }

extension AxisMarkPosition: CustomStringConvertible {
  public var description: String { name }
}
