public import Foundation

/// How a text is laid out that is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The last line that fits is cut off; a measured text has all of its lines.
  public static let truncatesLastVisibleLine = Self(rawValue: 32)
  /// The text has several lines.
  public static let usesLineFragmentOrigin = Self(rawValue: 1)
  public static let usesFontLeading = Self(rawValue: 2)
  public static let usesDeviceMetrics = Self(rawValue: 8)
}

/// How far a text may be made smaller; accepted, as it is measured as it is.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open private(set) var actualScaleFactor: CGFloat = 1
  open private(set) var totalBounds = CGRect.zero
}

extension String {
  /// The box around the text in points, broken at spaces into lines of a width, or at newlines
  /// where the options do not say that it has several.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect { ImageText(self, attributes, width: options.width(size)).bounds }
}

extension NSStringDrawingOptions {
  /// What lines may take; nil for all that they need.
  fileprivate func width(_ size: CGSize) -> CGFloat? {
    contains(.usesLineFragmentOrigin) && size.width > 0 ? size.width : nil
  }
}

extension NSString {
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// The box around the text in points, broken at spaces into lines of a width, or at newlines
  /// where the options do not say that it has several.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { ImageText(self, width: options.width(size)).bounds }
}
