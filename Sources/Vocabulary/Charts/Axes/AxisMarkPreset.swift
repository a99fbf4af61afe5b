public struct AxisMarkPreset: Hashable, Sendable {
  private let name: String

  /// What suits the data: names of lying bars stand within the plot, all else outside.
  public static let automatic = AxisMarkPreset(name: "automatic")
  public static let aligned = AxisMarkPreset(name: "aligned")
  public static let extended = AxisMarkPreset(name: "extended")
  public static let inset = AxisMarkPreset(name: "inset")
}

extension AxisMarkPreset: CustomStringConvertible {
  public var description: String { name }
}
