import SwiftUI

@resultBuilder public struct ChartContentBuilder {
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }

  public static func buildBlock<each C: ChartContent>(
    _ content: repeat each C
  ) -> _ChartContentList {
    var list: [any ChartContent] = []
    func add(_ content: any ChartContent) { list.append(content) }
    repeat add(each content)
    return _ChartContentList(list)
  }

  public static func buildOptional(_ content: _ChartContentList?) -> _ChartContentList {
    content ?? _ChartContentList([])
  }

  public static func buildEither(first: _ChartContentList) -> _ChartContentList { first }

  public static func buildEither(second: _ChartContentList) -> _ChartContentList { second }

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

public nonisolated struct AnyChartContent: PrimitiveChartContent {
  private let content: any ChartContent

  public init(_ content: any ChartContent) { self.content = content }

  public init<C: ChartContent>(erasing content: C) { self.content = content }

  @MainActor package func collect(into collector: _ChartCollector) {
    content._collect(collector)
  }
}
