public import AppIntents
public import SwiftUI
import ViewGraph
package import WidgetHost

@MainActor @preconcurrency
public struct AppIntentConfiguration<
  Intent: WidgetConfigurationIntent, Content: View
>: PrimitiveConfiguration {
  private let widget: WidgetDescriptor

  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    let content = EntryContent<Provider.Entry> { content($0) }
    func instance(_ id: String, _ title: String, _ intent: Intent) -> WidgetInstance {
      var instance = WidgetInstance(
        id: id, title: title,
        provider: AppIntentHost(provider: provider, intent: intent, content: content))
      instance.parameters = IntentReflection.parameters(of: intent).map { ($0.title, $0.value) }
      return instance
    }
    let recommendations = UnitLedger.current.part("recommendations") { provider.recommendations() }
    var instances = (recommendations ?? []).enumerated().map { index, recommendation in
      instance("recommendation-\(index + 1)", recommendation.title, recommendation.intent)
    }
    if instances.isEmpty { instances = [instance("default", "", Intent())] }
    widget = WidgetDescriptor(kind: kind, configuration: .appIntent, instances: instances)
  }

  package func collect(into collector: _WidgetCollector) { collector.append(widget) }
}
