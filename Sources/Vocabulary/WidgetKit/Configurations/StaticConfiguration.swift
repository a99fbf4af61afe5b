public import SwiftUI
import ViewGraph
package import WidgetHost

@MainActor @preconcurrency public struct StaticConfiguration<Content: View>: PrimitiveConfiguration
{
  private let widget: WidgetDescriptor

  public init<Provider: TimelineProvider>(
    kind: String, provider: @autoclosure @escaping @MainActor () -> Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {
    self.init(kind, DeferredProvider(provider), EntryContent { content($0) })
  }

  /// In the spelling of the first beta, where the configuration names the placeholder.
  public init<Provider: TimelineProvider, PlaceholderContent: View>(
    kind: String, provider: @autoclosure @escaping @MainActor () -> Provider,
    placeholder: PlaceholderContent,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {
    self.init(
      kind, DeferredProvider(provider), EntryContent(placeholder: placeholder) { content($0) })
  }

  private init<Provider: TimelineProvider>(
    _ kind: String, _ provider: DeferredProvider<Provider>, _ content: EntryContent<Provider.Entry>
  ) {
    let host = StaticHost(provider: provider, content: content)
    widget = WidgetDescriptor(
      kind: kind, configuration: .static,
      instances: [WidgetInstance(id: "default", title: "", provider: host)])
  }

  package func collect(into collector: _WidgetCollector) { collector.append(widget) }
}
