/// A piece of a chart.
@MainActor @preconcurrency public protocol ChartContent {
  /// The type of content that makes up the body.
  associatedtype Body: ChartContent
  /// The marks of the content.
  @ChartContentBuilder var body: Body { get }
  /// Adds the marks. Not for widget code.
  func _collect(_ collector: _ChartCollector)
}

extension ChartContent {
  public func _collect(_ collector: _ChartCollector) { body._collect(collector) }
}

extension Never: ChartContent {}

/// Content the charts draw themselves.
@MainActor @preconcurrency package protocol PrimitiveChartContent: ChartContent
where Body == Never {
  /// Adds the marks.
  func collect(into collector: _ChartCollector)
}

extension PrimitiveChartContent {
  /// Never asked for.
  public var body: Never { fatalError("\(Self.self) has no body") }
  public func _collect(_ collector: _ChartCollector) { collect(into: collector) }
}

/// Gathers the marks of a chart. Not for widget code.
@MainActor public final class _ChartCollector {
  /// The marks so far, in their order.
  package var marks: [ChartMark] = []

  package init() {}

  /// The marks of some content.
  package static func marks(of content: any ChartContent) -> [ChartMark] {
    let collector = _ChartCollector()
    content._collect(collector)
    return collector.marks
  }
}

/// Content with something changed about its marks.
public nonisolated struct _ModifiedChartContent: PrimitiveChartContent {
  let base: any ChartContent
  let change: (inout ChartMark) -> Void

  @MainActor package func collect(into collector: _ChartCollector) {
    let first = collector.marks.count
    base._collect(collector)
    for index in first..<collector.marks.count { change(&collector.marks[index]) }
  }
}

extension ChartContent {
  nonisolated func changed(_ change: @escaping (inout ChartMark) -> Void) -> _ModifiedChartContent {
    _ModifiedChartContent(base: self, change: change)
  }
}
