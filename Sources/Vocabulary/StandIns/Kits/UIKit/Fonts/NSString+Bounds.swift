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
  /// The box around the text in points, broken at spaces into lines of a width, or on one line
  /// where the options do not say that it has several.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let hasLines = options.contains(.usesLineFragmentOrigin)
    let limit = hasLines && size.width > 0 ? size.width : .greatestFiniteMagnitude
    var widths: [CGFloat] = []
    for paragraph in split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var line = ""
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let longer = line.isEmpty ? String(word) : line + " " + word
        if !line.isEmpty, font.width(of: longer) > limit {
          widths.append(font.width(of: line))
          line = String(word)
        } else {
          line = longer
        }
      }
      widths.append(font.width(of: line))
    }
    let lines = hasLines ? widths.count : 1
    return CGRect(
      x: 0, y: 0, width: min(limit, widths.max() ?? 0), height: CGFloat(lines) * font.lineHeight)
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
  /// The box around the text as its first letter looks.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(
      with: size, options: options,
      attributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil, context: context)
  }
}
