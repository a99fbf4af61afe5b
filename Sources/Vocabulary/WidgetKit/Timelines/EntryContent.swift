import Foundation
import FoundationAdditions
import SwiftUI
import ViewGraph
import WidgetHost

/// Makes a widget's view for an entry.
struct EntryContent<Entry> {
  let make: @MainActor (Entry) -> any View
  /// The view that the configuration of the first beta names as its placeholder.
  let placeholder: (any View)?

  init(placeholder: (any View)? = nil, make: @escaping @MainActor (Entry) -> any View) {
    (self.make, self.placeholder) = (make, placeholder)
  }

  /// The placeholder that the configuration names, if it does.
  func placeholder(_ request: ProviderRequest) -> HostedEntry? {
    placeholder.map { view in
      let box = AnswerBox(value: view)
      return hosted(
        VitrineClock.now, nil, AnswerBox(value: { AnyView(erasing: box.value) }), request)
    }
  }

  func host(
    _ entry: Entry, at date: Date,
    relevance: (score: Float, duration: TimeInterval)? = nil, _ request: ProviderRequest
  ) -> HostedEntry {
    let box = AnswerBox(value: (make, entry))
    return hosted(
      date, relevance, AnswerBox(value: { AnyView(erasing: box.value.0(box.value.1)) }), request)
  }

  private func hosted(
    _ date: Date, _ relevance: (score: Float, duration: TimeInterval)?,
    _ view: AnswerBox<@MainActor () -> AnyView>, _ request: ProviderRequest
  ) -> HostedEntry {
    let family = WidgetFamily(name: request.family) ?? .systemSmall
    return HostedEntry(
      date: date, relevance: relevance,
      view: {
        let content = view.value().environment(\.widgetFamily, family)
        return family == .accessoryInline
          ? InlineLine(content: AnyView(content)) : RootStack(content)
      })
  }
}

extension EntryContent where Entry: TimelineEntry {
  func host(_ entry: Entry, _ request: ProviderRequest) -> HostedEntry {
    host(
      entry, at: entry.date, relevance: entry.relevance.map { ($0.score, $0.duration) }, request)
  }

  func host(_ timeline: Timeline<Entry>, _ request: ProviderRequest) -> HostedTimeline {
    HostedTimeline(
      entries: timeline.entries.map { host($0, request) }, policy: timeline.policy.hosted)
  }
}
