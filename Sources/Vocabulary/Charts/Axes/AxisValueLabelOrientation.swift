/// How a label lies.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  private let name: String

  /// Level.
  public static let automatic = AxisValueLabelOrientation(name: "automatic")
  /// Level.
  public static let horizontal = AxisValueLabelOrientation(name: "horizontal")
  /// Read from the top down.
  public static let vertical = AxisValueLabelOrientation(name: "vertical")
  /// Read from the bottom up.
  public static let verticalReversed = AxisValueLabelOrientation(name: "verticalReversed")

  /// The turn in degrees; nothing for a level label.
  var degrees: Double? {
    switch self {
    case .vertical: 90
    case .verticalReversed: -90
    default: nil
    }
  }
}
