public import Foundation
import UIKit

/// One line of text in the font of its first letter.
public final class CTLine {
  let text: String
  let font: UIFont

  init(_ text: NSAttributedString) {
    self.text = text.string
    let font = text.length > 0 ? text.attribute(.font, at: 0, effectiveRange: nil) : nil
    self.font = font as? UIFont ?? .systemFont(ofSize: 12)
  }
}

public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
  CTLine(attrString)
}

/// The width, points; where the pointers lead, the line's heights.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.font.ascender
  descent?.pointee = -line.font.descender
  leading?.pointee = line.font.leading
  return Double(line.text.size(withAttributes: [.font: line.font]).width)
}
