public import Foundation
import VectorDrawing

/// A named line in a view by which it can be aligned.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide lies in a view that does not say otherwise.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// The guide of an identity along the horizontal axis.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }

  /// The edge where reading begins.
  public static let leading = HorizontalAlignment(LeadingEdge.self)
  /// Half the width.
  public static let center = HorizontalAlignment(HorizontalCenter.self)
  /// The edge where reading ends.
  public static let trailing = HorizontalAlignment(TrailingEdge.self)
  /// Where the line under a list's row begins; here the leading edge.
  public static let listRowSeparatorLeading = HorizontalAlignment(LeadingEdge.self)
  /// Where the line under a list's row ends; here the trailing edge.
  public static let listRowSeparatorTrailing = HorizontalAlignment(TrailingEdge.self)
}

/// An alignment along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// The guide of an identity along the vertical axis.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }

  /// The upper edge.
  public static let top = VerticalAlignment(TopEdge.self)
  /// Half the height.
  public static let center = VerticalAlignment(VerticalCenter.self)
  /// The lower edge.
  public static let bottom = VerticalAlignment(BottomEdge.self)
  /// The baseline of the topmost text; the lower edge of what has no text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the lowest text; the lower edge of what has no text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// An alignment in both axes.
public struct Alignment: Equatable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide along the vertical axis.
  public var vertical: VerticalAlignment

  /// Two guides that meet in a point.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The middle of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The leading edge, vertically in the middle.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing edge, vertically in the middle.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The upper edge, horizontally in the middle.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The lower edge, horizontally in the middle.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The topmost baseline, horizontally in the middle.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The lowest baseline, horizontally in the middle.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The topmost baseline at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The lowest baseline at the leading edge.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The topmost baseline at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The lowest baseline at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// Guides that follow from a view's size alone; containers do not pass their children's on
/// (Facts/layout.md#combined-guides).
package protocol FrameGuide: AlignmentID {}

enum LeadingEdge: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum HorizontalCenter: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
enum TrailingEdge: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
enum TopEdge: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum VerticalCenter: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
enum BottomEdge: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum FirstTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum LastTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
