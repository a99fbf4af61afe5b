import DiagnosticRecords
import Foundation
public import Intents
public import SwiftUI
import ViewGraph
package import WidgetHost

@MainActor @preconcurrency
public struct IntentConfiguration<Intent: INIntent, Content: View>:
  PrimitiveConfiguration
{
  private let widget: WidgetDescriptor

  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: @autoclosure @escaping @MainActor () -> Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.init(kind, DeferredProvider(provider), EntryContent { content($0) })
  }

  /// In the spelling of the first beta, where the configuration names the placeholder.
  public init<Provider: IntentTimelineProvider, PlaceholderContent: View>(
    kind: String, intent: Intent.Type, provider: @autoclosure @escaping @MainActor () -> Provider,
    placeholder: PlaceholderContent,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.init(
      kind, DeferredProvider(provider), EntryContent(placeholder: placeholder) { content($0) })
  }

  private init<Provider: IntentTimelineProvider>(
    _ kind: String, _ provider: DeferredProvider<Provider>, _ content: EntryContent<Provider.Entry>
  ) where Provider.Intent == Intent {
    var notes: [Diagnostic] = []
    func instance(_ id: String, _ title: String, _ intent: Intent) -> WidgetInstance {
      var instance = WidgetInstance(
        id: id, title: title,
        provider: IntentHost(provider: provider, intent: intent, content: content))
      instance.intent = intent
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
      let intent = Intent()
      let unread = given.parameters.keys.sorted().filter { name in
        given.parameters[name].map { !intent._take($0, for: name) } ?? true
      }
      notes += unread.map { Diagnostic.givenParameterUnread($0, of: Intent.self) }
      var made = instance("given-\(index + 1)", given.title, intent)
      made.parameters = given.parameters.sorted { $0.key < $1.key }
        .map { ($0.key, String(decoding: $0.value, as: UTF8.self)) }
      return made
    }
    let isOpen = instances.isEmpty
    if isOpen { instances = [instance("default", "", Intent())] }
    var widget = WidgetDescriptor(kind: kind, configuration: .intent, instances: instances)
    widget.notes = notes
    if isOpen { widget.configure = Self.asked }
    self.widget = widget
  }

  /// The widget with its intent as handlers fill it in.
  private static func asked(_ widget: WidgetDescriptor) async -> WidgetDescriptor {
    var widget = widget
    for index in widget.instances.indices {
      guard let intent = widget.instances[index].intent as? Intent else { continue }
      await intent.askHandlers()
      widget.instances[index].parameters = intent.proposals.map { ($0.parameter, $0.text) }
    }
    return widget
  }

  package func collect(into collector: _WidgetCollector) { collector.append(widget) }
}
