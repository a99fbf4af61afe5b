import SwiftUI
import ViewGraph
import WidgetHost

/// A provider of the static kind with the content of its widget.
struct StaticHost<Provider: TimelineProvider>: HostedProvider {
  let provider: DeferredProvider<Provider>
  let content: EntryContent<Provider.Entry>

  var type: String? { String(describing: Provider.self) }

  func placeholder(_ request: ProviderRequest) -> HostedEntry {
    content.placeholder(request)
      ?? content.host(provider.value.placeholder(in: TimelineProviderContext(request)), request)
  }

  func snapshot(_ request: ProviderRequest) async throws -> HostedEntry {
    let provider = await provider.settled()
    let entry = try await firstAnswer { answer in
      provider.getSnapshot(in: TimelineProviderContext(request), completion: answer)
    }
    return content.host(entry, request)
  }

  func timeline(_ request: ProviderRequest) async throws -> HostedTimeline {
    let provider = await provider.settled()
    let timeline = try await firstAnswer { answer in
      provider.getTimeline(in: TimelineProviderContext(request), completion: answer)
    }
    return content.host(timeline, request)
  }

  func relevance() async -> [HostedRelevance] {
    let provider = AnswerBox(value: await provider.settled())
    let contexts = await Self.relevance(provider).value.attributes.compactMap(\.context)
    return contexts.isEmpty
      ? [] : [HostedRelevance(instance: "default", contexts: contexts.map(\.hosted))]
  }

  private nonisolated static func relevance(
    _ provider: AnswerBox<Provider>
  ) async -> AnswerBox<WidgetRelevance<Void>> {
    AnswerBox(value: await provider.value.relevance())
  }

  func hosted(_ sample: Any, _ request: ProviderRequest) -> HostedEntry? {
    (sample as? Provider.Entry).map { content.host($0, request) }
  }
}
