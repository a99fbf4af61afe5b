import AppIntents
import Foundation
public import SwiftUI
import ViewGraph
package import WidgetHost

/// The configuration of a widget that shows only while it matters, in the Smart Stack of a watch.
/// It is drawn there whatever device is asked for, in the configurations that its provider names
/// (Facts/relevance.md#relevant-widgets).
@MainActor @preconcurrency
public struct RelevanceConfiguration<Content: View>: PrimitiveConfiguration {
  private let widget: WidgetDescriptor

  public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: @autoclosure @escaping @MainActor () -> Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {
    let provider = DeferredProvider(provider)
    let instances = ConfiguredInstances()
    let content = EntryContent<Provider.Entry> { content($0) }
    func host(_ configuration: Provider.Configuration) -> RelevanceHost<Provider> {
      RelevanceHost(
        provider: provider, content: content, instances: instances, configuration: configuration)
    }
    let unconfigured = host(Provider.Configuration())
    var alone = WidgetInstance(id: "default", title: "", provider: unconfigured)
    alone.contents = [.placeholder, .snapshot, .redacted]
    var widget = WidgetDescriptor(kind: kind, configuration: .appIntent, instances: [alone])
    widget.isForSmartStack = true
    widget.configure = { widget in
      var widget = widget
      let named = await unconfigured.asked().byConfiguration.map(\.configuration)
      let found = named.map { configuration in
        let parameters = IntentReflection.parameters(of: configuration)
        let values = parameters.map(\.value).filter { !$0.isEmpty }
        var instance = WidgetInstance(
          id: instances.known(configuration, prefix: "relevant"),
          title: values.joined(separator: ", "), provider: host(configuration))
        instance.intent = configuration
        instance.parameters = parameters.map { ($0.title, $0.value) }
        return instance
      }
      if !found.isEmpty { widget.instances = found }
      return widget
    }
    self.widget = widget
  }

  package func collect(into collector: _WidgetCollector) { collector.append(widget) }
}
