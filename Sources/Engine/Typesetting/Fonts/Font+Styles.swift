extension Font {
  /// The extra large title style.
  public static let extraLargeTitle = Font(base: .style(.extraLargeTitle))
  /// The second extra large title style.
  public static let extraLargeTitle2 = Font(base: .style(.extraLargeTitle2))
  /// The large title style.
  public static let largeTitle = Font(base: .style(.largeTitle))
  /// The first-level title style.
  public static let title = Font(base: .style(.title))
  /// The second-level title style.
  public static let title2 = Font(base: .style(.title2))
  /// The third-level title style.
  public static let title3 = Font(base: .style(.title3))
  /// The headline style.
  public static let headline = Font(base: .style(.headline))
  /// The subheadline style.
  public static let subheadline = Font(base: .style(.subheadline))
  /// The body style.
  public static let body = Font(base: .style(.body))
  /// The callout style.
  public static let callout = Font(base: .style(.callout))
  /// The footnote style.
  public static let footnote = Font(base: .style(.footnote))
  /// The caption style.
  public static let caption = Font(base: .style(.caption))
  /// The alternate caption style.
  public static let caption2 = Font(base: .style(.caption2))
}
