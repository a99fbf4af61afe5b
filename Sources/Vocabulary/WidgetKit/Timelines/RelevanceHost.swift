import AppIntents
import Foundation
import FoundationAdditions
import ViewGraph
import WidgetHost

/// A provider of a widget that shows only while it matters, with one configuration.
struct RelevanceHost<Provider: RelevanceEntriesProvider>: HostedProvider {
  let provider: DeferredProvider<Provider>
  let content: EntryContent<Provider.Entry>
  let instances: ConfiguredInstances
  let configuration: Provider.Configuration

  func placeholder(_ request: ProviderRequest) -> HostedEntry {
    let context = RelevanceEntriesProviderContext(request)
    return content.host(
      provider.value.placeholder(context: context), at: VitrineClock.now, request)
  }

  func snapshot(_ request: ProviderRequest) async throws -> HostedEntry {
    content.host(try await entry(request), at: VitrineClock.now, request)
  }

  /// The entry at the beginning of each interval in which the configuration matters; now, where no
  /// date is named.
  func timeline(_ request: ProviderRequest) async throws -> HostedTimeline {
    let entry = try await entry(request)
    let own = instances.id(of: configuration)
    let relevance = await relevance().first { $0.instance != nil && $0.instance == own }
    let dates = (relevance?.contexts ?? []).compactMap { context in
      if case .date(let interval, _) = context { interval.start } else { nil }
    }
    let shown = dates.isEmpty ? [VitrineClock.now] : Set(dates).sorted()
    return HostedTimeline(
      entries: shown.map { content.host(entry, at: $0, request) }, policy: .never)
  }

  private func entry(_ request: ProviderRequest) async throws -> Provider.Entry {
    let provider = AnswerBox(value: await provider.settled())
    let context = RelevanceEntriesProviderContext(request)
    return try await Self.entry(provider, configuration, context).value
  }

  func relevance() async -> [HostedRelevance] { await asked().hosted(instances) }

  /// What the provider says now.
  func asked() async -> WidgetRelevance<Provider.Configuration> {
    await Self.relevance(AnswerBox(value: await provider.settled())).value
  }

  // The provider's methods are not bound to an actor, and its answers need not be `Sendable`.

  nonisolated static func entry(
    _ provider: AnswerBox<Provider>, _ configuration: Provider.Configuration,
    _ context: RelevanceEntriesProviderContext
  ) async throws -> AnswerBox<Provider.Entry> {
    AnswerBox(value: try await provider.value.entry(configuration: configuration, context: context))
  }

  nonisolated static func relevance(
    _ provider: AnswerBox<Provider>
  ) async -> AnswerBox<WidgetRelevance<Provider.Configuration>> {
    AnswerBox(value: await provider.value.relevance())
  }

  func hosted(_ sample: Any, _ request: ProviderRequest) -> HostedEntry? {
    (sample as? Provider.Entry).map { content.host($0, at: VitrineClock.now, request) }
  }
}
