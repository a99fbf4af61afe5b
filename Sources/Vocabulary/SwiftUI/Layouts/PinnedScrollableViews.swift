/// Views that stay in sight while others scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit per kind.
  public let rawValue: UInt32
  /// The kinds of some bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections; they move with the rest, as nothing scrolls in a picture.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections; they move with the rest, as nothing scrolls in a picture.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
