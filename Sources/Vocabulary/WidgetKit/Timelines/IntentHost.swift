import Intents
import SwiftUI
import ViewGraph
import WidgetHost

/// A provider by SiriKit intent with one configuration and the content of its widget.
struct IntentHost<Provider: IntentTimelineProvider>: HostedProvider {
  let provider: DeferredProvider<Provider>
  let intent: Provider.Intent
  let content: EntryContent<Provider.Entry>

  var type: String? { String(describing: Provider.self) }

  func placeholder(_ request: ProviderRequest) -> HostedEntry {
    content.placeholder(request)
      ?? content.host(provider.value.placeholder(in: TimelineProviderContext(request)), request)
  }

  func snapshot(_ request: ProviderRequest) async throws -> HostedEntry {
    let provider = await provider.settled()
    let entry = try await firstAnswer { answer in
      provider.getSnapshot(
        for: intent, in: TimelineProviderContext(request), completion: answer)
    }
    return content.host(entry, request)
  }

  func timeline(_ request: ProviderRequest) async throws -> HostedTimeline {
    let provider = await provider.settled()
    let timeline = try await firstAnswer { answer in
      provider.getTimeline(
        for: intent, in: TimelineProviderContext(request), completion: answer)
    }
    return content.host(timeline, request)
  }

  /// Which instance is meant is not known: what intents hold cannot be compared.
  func relevance() async -> [HostedRelevance] {
    let provider = AnswerBox(value: await provider.settled())
    return await Self.relevance(provider).value.attributes.compactMap { attribute in
      attribute.context.map { HostedRelevance(instance: nil, contexts: [$0.hosted]) }
    }
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
