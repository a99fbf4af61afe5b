public struct AxisValueLabelOrientation: Hashable, Sendable {
  private let name: String

  public static let automatic = AxisValueLabelOrientation(name: "automatic")
  public static let horizontal = AxisValueLabelOrientation(name: "horizontal")
  public static let vertical = AxisValueLabelOrientation(name: "vertical")
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
