public import Foundation

extension Font {
  /// How wide the letters are.
  public struct Width: Hashable, Sendable {
    /// 0 is standard; negative is narrower, positive is wider.
    public var value: CGFloat

    /// A width by its value.
    public init(_ value: CGFloat) { self.value = value }

    /// Whether letters can be of this width; false for NaN too.
    package var isDrawable: Bool { abs(value) <= Font.greatestSize }

    /// The narrowest width.
    public static let compressed = Width(-0.2)
    /// A narrow width.
    public static let condensed = Width(-0.1)
    /// The usual width.
    public static let standard = Width(0)
    /// A wide width.
    public static let expanded = Width(0.1)
  }
}
