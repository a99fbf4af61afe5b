public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections; they move with the rest, as nothing scrolls in a picture.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections; they move with the rest, as nothing scrolls in a picture.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
