/// A rule about the layout of views of UIKit; none is ever laid out.
@MainActor open class NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public init() {}
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// 1…1000; the higher, the sooner it is kept.
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}
