import SwiftUI

/// The content of an axis.
public protocol AxisContent {
  /// The marks. Not for widget code.
  var _content: _AxisList { get }
}

/// Marks of an axis. Not for widget code.
public struct _AxisList: AxisContent {
  package var list: [AxisRecord]

  package init(_ list: [AxisRecord]) { self.list = list }

  /// The marks of an axis.
  public var _content: _AxisList { self }
}

/// What an axis shows at which values.
package struct AxisRecord {
  var position = AxisMarkPosition.automatic
  var preset = AxisMarkPreset.automatic
  var values = AxisMarkValues.automatic
  /// How grid lines and ticks are drawn where they do not say so themselves.
  var stroke: StrokeStyle?
  /// The label at a value, where nothing else is said of the parts.
  var label: ((AxisValue) -> AnyView?)?
  /// What is drawn at a value; nothing said means what suits the axis.
  var parts: ((AxisValue) -> [AxisPart])?
}

/// Content of an axis of any type.
public struct AnyAxisContent: AxisContent {
  /// The marks. Not for widget code.
  public let _content: _AxisList

  /// Takes the content of an axis.
  public init(_ content: any AxisContent) { _content = content._content }

  /// Takes the content of an axis.
  public init<C: AxisContent>(erasing content: C) { _content = content._content }
}

/// Builds the content of an axis.
@resultBuilder public struct AxisContentBuilder {
  /// One piece.
  public static func buildExpression<C: AxisContent>(_ content: C) -> _AxisList { content._content }
  /// All pieces in their order.
  public static func buildBlock(_ lists: _AxisList...) -> _AxisList {
    _AxisList(lists.flatMap(\.list))
  }
  /// A piece that may be missing.
  public static func buildOptional(_ list: _AxisList?) -> _AxisList { list ?? _AxisList([]) }
  /// One of two pieces.
  public static func buildEither(first: _AxisList) -> _AxisList { first }
  /// One of two pieces.
  public static func buildEither(second: _AxisList) -> _AxisList { second }
  /// A piece that needs a newer system.
  public static func buildLimitedAvailability(_ list: _AxisList) -> _AxisList { list }
}
