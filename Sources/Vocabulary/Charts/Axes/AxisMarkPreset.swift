/// How an axis fits into its surroundings.
public struct AxisMarkPreset: Hashable, Sendable {
  private let name: String

  /// What suits the data: names of lying bars stand within the plot, all else outside.
  public static let automatic = AxisMarkPreset(name: "automatic")
  /// The outermost labels end where the plot does.
  public static let aligned = AxisMarkPreset(name: "aligned")
  /// Grid lines go on under the labels.
  public static let extended = AxisMarkPreset(name: "extended")
  /// The labels stand within the plot.
  public static let inset = AxisMarkPreset(name: "inset")
}

extension AxisMarkPreset: CustomStringConvertible {
  /// Its name.
  public var description: String { name }
}
