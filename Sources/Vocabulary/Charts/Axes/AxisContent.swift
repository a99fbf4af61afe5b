import SwiftUI

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

public struct AnyAxisContent: AxisContent {
  /// The marks. Not for widget code.
  public let _content: _AxisList

  public init(_ content: any AxisContent) { _content = content._content }

  public init<C: AxisContent>(erasing content: C) { _content = content._content }
}

@resultBuilder public struct AxisContentBuilder {
  public static func buildExpression<C: AxisContent>(_ content: C) -> _AxisList { content._content }
  public static func buildBlock(_ lists: _AxisList...) -> _AxisList {
    _AxisList(lists.flatMap(\.list))
  }
  public static func buildOptional(_ list: _AxisList?) -> _AxisList { list ?? _AxisList([]) }
  public static func buildEither(first: _AxisList) -> _AxisList { first }
  public static func buildEither(second: _AxisList) -> _AxisList { second }
  public static func buildLimitedAvailability(_ list: _AxisList) -> _AxisList { list }
}
