import Foundation
import LayoutEngine
public import SwiftUI
public import ViewGraph

/// A view of marks that show data.
public nonisolated struct Chart<Content: ChartContent>: View, PrimitiveView {
  private let content: () -> Content

  public init(@ChartContentBuilder content: @escaping () -> Content) { self.content = content }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    let settings = resolver.environment[ChartSettingsKey.self]
    let marks = _ChartCollector.marks(of: content())
    let calendar = resolver.environment.core.calendar
    let plot = ChartPlot(
      marks: MarkStacker(calendar: calendar).stacked(marks), settings: settings)
    guard let legend = ChartLegend(marks: marks, settings: settings) else {
      return plot.resolve(into: resolver)
    }
    let spacing = settings.legend.spacing ?? 8
    let view = VStack(
      alignment: settings.legend.alignment?.horizontal ?? .leading, spacing: spacing
    ) {
      if settings.legend.isAbove { legend }
      plot
      if !settings.legend.isAbove { legend }
    }
    view._resolve(resolver)
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

/// A chart without its legend: it is drawn when its size is known.
nonisolated struct ChartPlot: View, PrimitiveView {
  let marks: [ChartMark]
  let settings: ChartSettings

  @MainActor func resolve(into resolver: _ViewResolver) {
    let node = resolver.node(Node(.group, "Chart"), GeometryAlgorithm())
    let (environment, depth) = (resolver.environment, resolver.depth)
    let (marks, settings) = (marks, settings)
    node.onPlace = { node in
      MainActor.assumeIsolated {
        let inner = _ViewResolver(environment: environment, depth: depth)
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
}
