public import Intents
public import SwiftUI
import ViewGraph
package import WidgetHost

/// The configuration of a widget people configure by a SiriKit intent.
@MainActor @preconcurrency
public struct IntentConfiguration<Intent: INIntent, Content: View>:
  PrimitiveConfiguration
{
  private let widget: WidgetDescriptor

  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    let content = EntryContent<Provider.Entry> { content($0) }
    func instance(_ id: String, _ title: String, _ intent: Intent) -> WidgetInstance {
      WidgetInstance(
        id: id, title: title,
        provider: IntentHost(provider: provider, intent: intent, content: content))
    }
    var instances = provider.recommendations().enumerated().map { index, recommendation in
      instance("recommendation-\(index + 1)", recommendation.title, recommendation.intent)
    }
    if instances.isEmpty { instances = [instance("default", "", Intent())] }
    widget = WidgetDescriptor(kind: kind, configuration: .intent, instances: instances)
  }

  package func collect(into collector: _WidgetCollector) { collector.append(widget) }
}
