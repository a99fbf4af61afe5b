public import SwiftUI
import ViewGraph
package import WidgetHost

/// The configuration of a widget people cannot configure.
@MainActor @preconcurrency public struct StaticConfiguration<Content: View>: PrimitiveConfiguration
{
  private let widget: WidgetDescriptor

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {
    let host = StaticHost(provider: provider, content: EntryContent { content($0) })
    widget = WidgetDescriptor(
      kind: kind, configuration: .static,
      instances: [WidgetInstance(id: "default", title: "", provider: host)])
  }

  package func collect(into collector: _WidgetCollector) { collector.append(widget) }
}
