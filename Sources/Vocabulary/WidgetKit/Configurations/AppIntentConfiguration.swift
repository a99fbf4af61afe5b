public import AppIntents
import Foundation
public import SwiftUI
import ViewGraph
package import WidgetHost

@MainActor @preconcurrency
public struct AppIntentConfiguration<
  Intent: WidgetConfigurationIntent, Content: View
>: PrimitiveConfiguration {
  private let widget: WidgetDescriptor

  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self,
    provider: @autoclosure @escaping @MainActor () -> Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    let provider = DeferredProvider(provider)
    var hosts: [AppIntentHost<Provider>] = []
    let known = ConfiguredInstances()
    let content = EntryContent<Provider.Entry> { content($0) }
    func instance(
      _ id: String, _ title: String, _ intent: Intent, given: [String: Data] = [:]
    ) -> WidgetInstance {
      let host = AppIntentHost(
        provider: provider, intent: intent, content: content, instances: known, given: given)
      known.add(id, intent)
      hosts.append(host)
      var instance = WidgetInstance(id: id, title: title, provider: host)
      instance.intent = intent
      instance.parameters = IntentReflection.parameters(of: intent).map { parameter in
        let json = given[parameter.name].map { String(decoding: $0, as: UTF8.self) }
        return (parameter.title, json ?? parameter.value)
      }
      return instance
    }
    let given = GivenData.current.instances[kind] ?? []
    let recommendations =
      given.isEmpty
      ? UnitLedger.current.part("recommendations") { provider.value.recommendations() } : nil
    var instances = (recommendations ?? []).enumerated().map { index, recommendation in
      instance("recommendation-\(index + 1)", recommendation.title, recommendation.intent)
    }
    instances += given.enumerated().map { index, given in
      instance("given-\(index + 1)", given.title, Intent(), given: given.parameters)
    }
    if instances.isEmpty { instances = [instance("default", "", Intent())] }
    var widget = WidgetDescriptor(kind: kind, configuration: .appIntent, instances: instances)
    widget.configure = { [hosts] widget in
      for host in hosts { await host.configure() }
      return widget
    }
    self.widget = widget
  }

  package func collect(into collector: _WidgetCollector) { collector.append(widget) }
}
