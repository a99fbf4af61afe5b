public import AppIntents
import DiagnosticRecords
public import FoundationAdditions
import ViewGraph
import WidgetHost

@preconcurrency public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Ready-made configurations; the gallery shows each.
  func recommendations() -> [AppIntentRecommendation<Intent>]
  func relevance() async -> WidgetRelevance<Intent>
  /// The name in the first template of Xcode 16.
  func relevances() async -> WidgetRelevances<Intent>
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }

  /// Asks in the older name.
  public func relevance() async -> WidgetRelevance<Intent> { await relevances() }

  /// Does not matter.
  public func relevances() async -> WidgetRelevances<Intent> { WidgetRelevances([]) }
}

public struct AppIntentRecommendation<T: WidgetConfigurationIntent> {
  let intent: T
  let title: String

  @_disfavoredOverload
  public init(intent: T, description: LocalizedStringResource) {
    (self.intent, title) = (intent, description.text())
  }

  public init(intent: T, description: LocalizedStringKey) {
    (self.intent, title) = (intent, Text(description).plainString)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(intent: T, description: S) {
    (self.intent, title) = (intent, String(description))
  }

  /// A configuration with a text as its name; only its characters are shown.
  public init(intent: T, description: Text) {
    (self.intent, title) = (intent, description.plainString)
  }
}

/// A provider by app intent with one configuration and the content of its widget.
struct AppIntentHost<Provider: AppIntentTimelineProvider>: HostedProvider {
  let provider: DeferredProvider<Provider>
  let intent: Provider.Intent
  let content: EntryContent<Provider.Entry>
  let instances: ConfiguredInstances
  /// What `vitrine.json` gives for parameters.
  var given: [String: Data] = [:]

  var type: String? { String(describing: Provider.self) }

  /// Gives the intent its values, as the system does before it asks.
  func configure() async {
    let unread = await IntentReflection.take(given, into: intent)
    for name in unread {
      HostDiagnostics.report(.givenParameterUnread(name, of: Provider.Intent.self))
    }
    await IntentReflection.resolveDefaults(of: intent)
  }

  func placeholder(_ request: ProviderRequest) -> HostedEntry {
    content.host(provider.value.placeholder(in: TimelineProviderContext(request)), request)
  }

  func snapshot(_ request: ProviderRequest) async throws -> HostedEntry {
    let provider = await provider.settled()
    let context = TimelineProviderContext(request)
    return content.host(
      await Self.snapshot(AnswerBox(value: provider), intent, context).value, request)
  }

  func timeline(_ request: ProviderRequest) async throws -> HostedTimeline {
    let provider = await provider.settled()
    let context = TimelineProviderContext(request)
    return content.host(
      await Self.timeline(AnswerBox(value: provider), intent, context).value, request)
  }

  func relevance() async -> [HostedRelevance] {
    let provider = AnswerBox(value: await provider.settled())
    return await Self.relevance(provider).value.hosted(instances)
  }

  // The provider's methods are not bound to an actor, and its answers need not be `Sendable`.

  private nonisolated static func snapshot(
    _ provider: AnswerBox<Provider>, _ intent: Provider.Intent, _ context: TimelineProviderContext
  ) async -> AnswerBox<Provider.Entry> {
    AnswerBox(value: await provider.value.snapshot(for: intent, in: context))
  }

  nonisolated static func timeline(
    _ provider: AnswerBox<Provider>, _ intent: Provider.Intent, _ context: TimelineProviderContext
  ) async -> AnswerBox<Timeline<Provider.Entry>> {
    AnswerBox(value: await provider.value.timeline(for: intent, in: context))
  }

  private nonisolated static func relevance(
    _ provider: AnswerBox<Provider>
  ) async -> AnswerBox<WidgetRelevance<Provider.Intent>> {
    AnswerBox(value: await provider.value.relevance())
  }

  func hosted(_ sample: Any, _ request: ProviderRequest) -> HostedEntry? {
    (sample as? Provider.Entry).map { content.host($0, request) }
  }
}
