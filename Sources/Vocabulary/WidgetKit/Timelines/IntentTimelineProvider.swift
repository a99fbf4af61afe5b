public import FoundationAdditions
public import Intents
import ViewGraph
import WidgetHost

/// Tells WidgetKit what to show for a configuration by SiriKit intent.
@preconcurrency public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: INIntent
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  @preconcurrency func getSnapshot(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  /// Ready-made configurations; the gallery shows each.
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// A ready-made configuration.
public struct IntentRecommendation<T: INIntent> {
  let intent: T
  let title: String

  public init(intent: T, description: LocalizedStringResource) {
    (self.intent, title) = (intent, description.text())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(intent: T, description: S) {
    (self.intent, title) = (intent, String(description))
  }

  public init(intent: T, description: Text) {
    (self.intent, title) = (intent, description.plainString)
  }
}

/// A provider by SiriKit intent with one configuration and the content of its widget.
struct IntentHost<Provider: IntentTimelineProvider>: HostedProvider {
  let provider: Provider
  let intent: Provider.Intent
  let content: EntryContent<Provider.Entry>

  func placeholder(_ request: ProviderRequest) -> HostedEntry {
    content.host(provider.placeholder(in: TimelineProviderContext(request)), request)
  }

  func snapshot(_ request: ProviderRequest) async throws -> HostedEntry {
    let entry = await firstAnswer { answer in
      provider.getSnapshot(
        for: intent, in: TimelineProviderContext(request), completion: answer)
    }
    return content.host(entry, request)
  }

  func timeline(_ request: ProviderRequest) async throws -> HostedTimeline {
    let timeline = await firstAnswer { answer in
      provider.getTimeline(
        for: intent, in: TimelineProviderContext(request), completion: answer)
    }
    return content.host(timeline, request)
  }
}
