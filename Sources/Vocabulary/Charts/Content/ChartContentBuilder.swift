import SwiftUI

/// Builds the content of charts.
@resultBuilder public struct ChartContentBuilder {
  /// One piece.
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }

  /// All pieces in their order.
  public static func buildBlock<each C: ChartContent>(
    _ content: repeat each C
  ) -> _ChartContentList {
    var list: [any ChartContent] = []
    func add(_ content: any ChartContent) { list.append(content) }
    repeat add(each content)
    return _ChartContentList(list)
  }

  /// Pieces that may be missing.
  public static func buildOptional(_ content: _ChartContentList?) -> _ChartContentList {
    content ?? _ChartContentList([])
  }

  /// One of two pieces.
  public static func buildEither(first: _ChartContentList) -> _ChartContentList { first }

  /// One of two pieces.
  public static func buildEither(second: _ChartContentList) -> _ChartContentList { second }

  /// A piece that needs a newer system.
  public static func buildLimitedAvailability<C: ChartContent>(
    _ content: C
  ) -> _ChartContentList { _ChartContentList([content]) }
}

/// Several pieces of a chart.
public nonisolated struct _ChartContentList: PrimitiveChartContent {
  private let list: [any ChartContent]

  init(_ list: [any ChartContent]) { self.list = list }

  @MainActor package func collect(into collector: _ChartCollector) {
    for content in list { content._collect(collector) }
  }
}

/// Content of any type.
public nonisolated struct AnyChartContent: PrimitiveChartContent {
  private let content: any ChartContent

  /// Takes content of any type.
  public init(_ content: any ChartContent) { self.content = content }

  /// Takes content of any type.
  public init<C: ChartContent>(erasing content: C) { self.content = content }

  @MainActor package func collect(into collector: _ChartCollector) {
    content._collect(collector)
  }
}
