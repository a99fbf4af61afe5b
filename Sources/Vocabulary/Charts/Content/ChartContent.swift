@MainActor @preconcurrency public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }
  /// Adds the marks. Not for widget code.
  func _collect(_ collector: _ChartCollector)
}

extension ChartContent {
  /// Adds the marks. Not for widget code.
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
  /// Adds the marks. Not for widget code.
  public func _collect(_ collector: _ChartCollector) { collect(into: collector) }
}

/// Gathers the marks of a chart. Not for widget code.
@MainActor public final class _ChartCollector {
  /// The marks so far, in their order.
  package var marks: [ChartMark] = []
  /// Graphs of functions, each with the number of marks behind it.
  package var functions: [(at: Int, function: PlotFunction)] = []

  /// The render that the marks are for.
  let session: RenderSession

  package init(_ session: RenderSession) { self.session = session }

  /// The marks of some content.
  ///
  /// - Parameter axis: The horizontal domain that was asked for, to draw graphs of functions in.
  package static func marks(
    of content: any ChartContent, across axis: ClosedRange<Double>? = nil,
    in session: RenderSession = .detached
  ) -> [ChartMark] {
    let collector = _ChartCollector(session)
    content._collect(collector)
    return collector.drawn(across: axis)
  }

  /// The marks with those of the functions among them. Without a domain the functions go as far as
  /// the data, and from 0 to 1 where there are none.
  private func drawn(across axis: ClosedRange<Double>?) -> [ChartMark] {
    if functions.isEmpty { return marks }
    let numbers = marks.flatMap { $0.x.values.compactMap(\.datum.number) }
    let bounds = functions.compactMap(\.function.domain).flatMap { [$0.lowerBound, $0.upperBound] }
    let found = (numbers + bounds).min().flatMap { low in (numbers + bounds).max().map { low...$0 }
    }
    var result: [ChartMark] = []
    var taken = 0
    for (index, entry) in functions.enumerated() {
      result += marks[taken..<entry.at]
      taken = entry.at
      var function = entry.function
      function.series = index
      result += function.marks(within: axis ?? found ?? 0...1)
    }
    return result + marks[taken...]
  }
}

/// Content with something changed about its marks.
public nonisolated struct _ModifiedChartContent: PrimitiveChartContent {
  let base: any ChartContent
  let change: (inout ChartMark) -> Void

  @MainActor package func collect(into collector: _ChartCollector) {
    let first = (collector.marks.count, collector.functions.count)
    base._collect(collector)
    for index in first.0..<collector.marks.count { change(&collector.marks[index]) }
    for index in first.1..<collector.functions.count {
      collector.functions[index].function.changes.append(change)
    }
  }
}

extension ChartContent {
  nonisolated func changed(_ change: @escaping (inout ChartMark) -> Void) -> _ModifiedChartContent {
    _ModifiedChartContent(base: self, change: change)
  }
}
