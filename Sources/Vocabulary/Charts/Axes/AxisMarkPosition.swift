/// On which side of the plot an axis stands.
public struct AxisMarkPosition: Hashable, Sendable {
  private let name: String

  /// Below the plot or after it.
  public static let automatic = AxisMarkPosition(name: "automatic")
  /// Before the plot.
  public static let leading = AxisMarkPosition(name: "leading")
  /// After the plot.
  public static let trailing = AxisMarkPosition(name: "trailing")
  /// Above the plot.
  public static let top = AxisMarkPosition(name: "top")
  /// Below the plot.
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
  /// Its name.
  public var description: String { name }
}
