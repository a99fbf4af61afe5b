import DiagnosticRecords
import Foundation
import LayoutEngine
public import SwiftUI
public import ViewGraph

public nonisolated struct Chart<Content: ChartContent>: View, PositionedView {
  private let content: () -> Content
  package var position: ViewPosition?

  public init(@ChartContentBuilder content: @escaping () -> Content) { self.content = content }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    let settings = resolver.environment[ChartSettingsKey.self]
    let marks = _ChartCollector.marks(
      of: content(), across: settings.askedDomain, in: resolver.session)
    let core = resolver.environment.core
    let plot = ChartPlot(
      marks: MarkStacker(calendar: core.calendar).stacked(marks), settings: settings)
    guard let legend = ChartLegend(marks: marks, settings: settings, locale: core.locale) else {
      return plot.resolve(into: resolver)
    }
    ChartWithLegend(plot: plot, legend: legend, settings: settings.legend)._resolve(resolver)
  }
}

extension Chart {
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = { Content(elements: data, each: content) }
  }

  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = { Content(elements: data, each: content) }
  }
}

extension ChartSettings {
  /// The horizontal domain that was asked for, to draw graphs of functions in.
  fileprivate var askedDomain: ClosedRange<Double>? {
    let numbers = (x.scale.values ?? []).compactMap(\.number)
    guard let first = numbers.first, let last = numbers.last else { return nil }
    return min(first, last)...max(first, last)
  }
}

/// A chart and its legend: below it, 8 points apart and at its leading edge where nothing else is
/// said, as measured in screenshots.
private nonisolated struct ChartWithLegend: View {
  let plot: ChartPlot
  let legend: ChartLegend
  let settings: LegendSettings

  var body: some View {
    let spacing = settings.spacing ?? 8
    switch settings.position {
    case .leading, .trailing:
      HStack(alignment: settings.alignment?.vertical ?? .top, spacing: spacing) {
        if settings.position == .leading { legend }
        plot
        if settings.position == .trailing { legend }
      }
    case .overlay:
      ZStack(alignment: settings.alignment ?? .center) {
        plot
        legend
      }
    default:
      let isAbove = settings.position.unit.map { $0.y < 0.5 } ?? false
      VStack(alignment: settings.alignment?.horizontal ?? corner, spacing: spacing) {
        if isAbove { legend }
        plot
        if !isAbove { legend }
      }
    }
  }

  private var corner: HorizontalAlignment {
    settings.position.unit.map { $0.x > 0.5 } ?? false ? .trailing : .leading
  }
}

/// A chart without its legend: it is drawn when its size is known.
nonisolated struct ChartPlot: View, PrimitiveView {
  let marks: [ChartMark]
  let settings: ChartSettings

  @MainActor func resolve(into resolver: _ViewResolver) {
    reportMarksWithoutPosition(resolver)
    reportOddValues(resolver.session)
    let node = resolver.node(Node(.group, "Chart"), GeometryAlgorithm())
    let (marks, settings, later) = (marks, settings, resolver.later)
    node.onPlace = { node in
      MainActor.assumeIsolated {
        let inner = later()
        inner.environment[ChartSettingsKey.self] = ChartSettings()
        let composer = ChartComposer(
          marks: marks, settings: settings, size: node.frame.size, resolver: inner,
          origin: { node.frame.origin })
        node.children = inner.collect(composer.view())
        node.invalidate()
      }
    }
    resolver.nodes.append(node)
  }

  /// Marks whose values are no numbers are not drawn, and that is said.
  @MainActor private func reportOddValues(_ session: RenderSession) {
    let values = marks.lazy.flatMap { $0.x.values + $0.y.values }
    let domains = (settings.x.scale.values ?? []) + (settings.y.scale.values ?? [])
    let isOdd = values.contains { $0.datum.isOdd } || domains.contains { $0.isOdd }
    if isOdd { session.reportNumbers("A value of Chart") }
  }

  /// A logarithm knows only numbers above zero; what has no position is not drawn, and that is
  /// said.
  @MainActor private func reportMarksWithoutPosition(_ resolver: _ViewResolver) {
    let axes = [("horizontal", settings.x, \ChartMark.x), ("vertical", settings.y, \ChartMark.y)]
    for (name, axis, path) in axes where axis.scale.type?.transform == .log {
      let isLost = marks.contains { mark in
        // Bars and areas begin at zero, which stands for the edge of the plot.
        mark[keyPath: path].single?.datum.number.map { $0 <= 0 } ?? false
      }
      if isLost {
        resolver.session.report(
          .chartValueWithoutPosition,
          "A mark at or below zero has no position on the logarithmic \(name) scale of a chart.",
          hint: "Use .symmetricLog, or leave the value out.")
      }
    }
  }
}

extension Rule {
  static let chartValueWithoutPosition = Rule(
    "chart-value-without-position", fault: .widget, .warning,
    "A value has no room on a logarithmic scale",
    why: "What is at or below zero is left out.",
    remedy: "Use .symmetricLog, or leave the value out.")
}
