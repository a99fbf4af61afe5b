import ViewGraph
import WidgetHost

/// Tells WidgetKit what to show and when.
@preconcurrency public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// A generic entry without data of the person.
  func placeholder(in context: Context) -> Entry
  /// One entry for the widget gallery, fast.
  @preconcurrency func getSnapshot(
    in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// The entries of the time to come.
  @preconcurrency func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// A provider of the static kind with the content of its widget.
struct StaticHost<Provider: TimelineProvider>: HostedProvider {
  let provider: Provider
  let content: EntryContent<Provider.Entry>

  func placeholder(_ request: ProviderRequest) -> HostedEntry {
    content.host(provider.placeholder(in: TimelineProviderContext(request)), request)
  }

  func snapshot(_ request: ProviderRequest) async throws -> HostedEntry {
    let entry = await firstAnswer { answer in
      provider.getSnapshot(in: TimelineProviderContext(request), completion: answer)
    }
    return content.host(entry, request)
  }

  func timeline(_ request: ProviderRequest) async throws -> HostedTimeline {
    let timeline = await firstAnswer { answer in
      provider.getTimeline(in: TimelineProviderContext(request), completion: answer)
    }
    return content.host(timeline, request)
  }
}
