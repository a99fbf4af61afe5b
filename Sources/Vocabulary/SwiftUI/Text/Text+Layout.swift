public import Foundation
import Typesetting
import ViewGraph

extension Text {
  public struct Layout: RandomAccessCollection, Equatable {
    let text: TextContent
    let size: CGSize
    private let lines: [TextLine]
    public let isTruncated: Bool

    init(_ text: TextContent, _ layout: TextLayout, size: CGSize) {
      (self.text, self.size) = (text, size)
      (lines, isTruncated) = (layout.lines, layout.isTruncated)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }

    public subscript(index: Int) -> Line {
      let before = lines[..<index].flatMap(\.fragments).reduce(0) { $0 + $1.text.count }
      return Line(layout: self, line: lines[index], first: before)
    }

    /// Whether both are the same text, laid out in the same size.
    public static func == (left: Layout, right: Layout) -> Bool {
      left.text.look === right.text.look && left.size == right.size
    }
  }
}

extension Text.Layout {
  /// A character by its position in the text. Space at the ends of lines is not counted.
  public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    let offset: Int

    public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool {
      left.offset < right.offset
    }

    public func distance(to other: CharacterIndex) -> Int { other.offset - offset }

    public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
  }

  /// The room that text takes, points.
  public struct TypographicBounds: Equatable, Sendable {
    public var origin: CGPoint
    public var width: CGFloat
    public var ascent: CGFloat
    public var descent: CGFloat
    public var leading: CGFloat

    public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0) }

    init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
      (self.origin, self.width, self.leading) = (origin, width, leading)
      (self.ascent, self.descent) = (ascent, descent)
    }

    init(_ fragment: TextFragment, baseline: CGFloat) {
      let raised = baseline - fragment.baselineOffset
      let below = fragment.attachmentDescent
      self.init(
        origin: CGPoint(x: fragment.x, y: raised), width: fragment.width,
        ascent: fragment.attachment.map { $0.height - below } ?? fragment.font.ascender,
        descent: fragment.attachment == nil ? fragment.font.descender : below,
        leading: fragment.font.leading)
    }

    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Characters may stand between pixels, as they do in pictures anyway.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}
