/// The horizontal or vertical dimension.
public enum Axis: Int8, CaseIterable, Sendable, Hashable {
  /// Along the width.
  case horizontal
  /// Along the height.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit per axis.
    public let rawValue: Int8
    /// The axes of some bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Along the width.
    public static let horizontal = Set(rawValue: 1)
    /// Along the height.
    public static let vertical = Set(rawValue: 2)

    /// One axis.
    package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }
    /// Both axes.
    package static var both: Set { Set(rawValue: 3) }
  }
}

extension Axis {
  /// The other axis.
  @inlinable package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}
