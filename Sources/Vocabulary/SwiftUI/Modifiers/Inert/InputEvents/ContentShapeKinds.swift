import ViewGraph

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit per purpose.
  public let rawValue: Int
  /// The purposes of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where the view is touched.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// What is seen while the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// What is seen above the view's menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// What a pointer lights up.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// What an assistive technology outlines.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}
