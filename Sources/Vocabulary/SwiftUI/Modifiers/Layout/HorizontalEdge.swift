/// The leading or trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading, trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Sendable {
    /// One bit per edge.
    public let rawValue: Int8
    /// The edges of some bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The edge where reading begins.
    public static let leading = Set(rawValue: 1)
    /// The edge where reading ends.
    public static let trailing = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}
