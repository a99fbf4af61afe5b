import SwiftUI
import ViewGraph
import WidgetHost

/// Makes a widget's view for an entry.
struct EntryContent<Entry: TimelineEntry> {
  let make: @MainActor (Entry) -> any View

  func host(_ entry: Entry, _ request: ProviderRequest) -> HostedEntry {
    let content = AnswerBox(value: (make, entry))
    let mode = request.renderingMode
    let family = WidgetFamily(name: request.family) ?? .systemSmall
    return HostedEntry(
      date: entry.date, relevance: entry.relevance.map { ($0.score, $0.duration) },
      view: {
        AnyView(erasing: content.value.0(content.value.1))
          .environment(\.widgetFamily, family)
          .environment(\.widgetRenderingMode, WidgetRenderingMode(description: mode))
      })
  }

  func host(_ timeline: Timeline<Entry>, _ request: ProviderRequest) -> HostedTimeline {
    HostedTimeline(
      entries: timeline.entries.map { host($0, request) }, policy: timeline.policy.hosted)
  }
}

extension AnyView {
  fileprivate init(erasing view: any View) {
    func open<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = open(view)
  }
}
