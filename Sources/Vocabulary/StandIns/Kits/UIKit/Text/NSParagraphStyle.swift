public import Foundation

/// How a paragraph is set that is drawn into an image; views set theirs as they say themselves. It
/// may be changed too, where only its heir may on a device.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  private let mark = AttributeMark()
  /// Points, like all lengths here.
  public var lineSpacing: CGFloat = 0
  public var paragraphSpacing: CGFloat = 0
  public var paragraphSpacingBefore: CGFloat = 0
  public var firstLineHeadIndent: CGFloat = 0
  public var headIndent: CGFloat = 0
  public var tailIndent: CGFloat = 0
  public var minimumLineHeight: CGFloat = 0
  public var maximumLineHeight: CGFloat = 0
  /// A factor of the font's line height; 0 changes nothing.
  public var lineHeightMultiple: CGFloat = 0
  public var alignment = NSTextAlignment.natural
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  public var hyphenationFactor: Float = 0

  public required override init() { super.init() }

  open override func copy() -> Any { filled(NSParagraphStyle()) }
  open override func mutableCopy() -> Any { filled(NSMutableParagraphStyle()) }

  @discardableResult
  fileprivate func filled(_ style: NSParagraphStyle) -> NSParagraphStyle {
    style.lineSpacing = lineSpacing
    style.paragraphSpacing = paragraphSpacing
    style.paragraphSpacingBefore = paragraphSpacingBefore
    style.firstLineHeadIndent = firstLineHeadIndent
    style.headIndent = headIndent
    style.tailIndent = tailIndent
    style.minimumLineHeight = minimumLineHeight
    style.maximumLineHeight = maximumLineHeight
    style.lineHeightMultiple = lineHeightMultiple
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    style.hyphenationFactor = hyphenationFactor
    return style
  }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open func setParagraphStyle(_ style: NSParagraphStyle) { style.filled(self) }
}
