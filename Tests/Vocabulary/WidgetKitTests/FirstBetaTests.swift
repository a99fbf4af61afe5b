import Foundation
import Intents
import SwiftUI
import Testing

@testable import WidgetHost
@testable import WidgetKit

/// Answers in the names of the first beta.
private struct FirstProvider: TimelineProvider {
  func snapshot(with context: Context, completion: @escaping @Sendable (SampleEntry) -> Void) {
    completion(SampleEntry(date: .at(1), name: "\(context.family)"))
  }
  func timeline(
    with context: Context, completion: @escaping @Sendable (Timeline<SampleEntry>) -> Void
  ) { completion(Timeline(entries: [SampleEntry(date: .at(2))], policy: .never)) }
}

/// Answers for a SiriKit intent in the names of the first beta.
private struct FirstIntentProvider: IntentTimelineProvider {
  func snapshot(
    for configuration: INIntent, with context: Context,
    completion: @escaping @Sendable (SampleEntry) -> Void
  ) { completion(SampleEntry(date: .at(3))) }
  func timeline(
    for configuration: INIntent, with context: Context,
    completion: @escaping @Sendable (Timeline<SampleEntry>) -> Void
  ) { completion(Timeline(entries: [SampleEntry(date: .at(4))], policy: .atEnd)) }
}

@MainActor struct FirstBetaTests {
  private let request = ProviderRequest(family: "systemMedium", size: .zero, isPreview: false)

  private func provider(_ widget: some WidgetConfiguration) -> any HostedProvider {
    let collector = _WidgetCollector()
    widget._collect(collector)
    return collector.widgets[0].instances[0].provider
  }

  @Test func `providers in the names of the first beta are asked`() async throws {
    let provider = provider(
      StaticConfiguration(kind: "a", provider: FirstProvider(), placeholder: Text("…")) {
        Text($0.name)
      })
    #expect(try await provider.snapshot(request).date == .at(1))
    let timeline = try await provider.timeline(request)
    #expect(timeline.entries.map(\.date) == [.at(2)] && timeline.policy == .never)
  }

  @Test func `the placeholder is the view that the configuration names`() {
    var made = 0
    let provider = provider(
      StaticConfiguration(kind: "a", provider: FirstProvider(), placeholder: Text("…")) { entry in
        made += 1
        return Text(entry.name)
      })
    _ = provider.placeholder(request).view()
    #expect(made == 0)
  }

  @Test func `intent providers in the names of the first beta are asked`() async throws {
    let provider = provider(
      IntentConfiguration(
        kind: "a", intent: INIntent.self, provider: FirstIntentProvider(), placeholder: Text("…")
      ) { Text($0.name) })
    #expect(try await provider.snapshot(request).date == .at(3))
    #expect(try await provider.timeline(request).entries.map(\.date) == [.at(4)])
  }
}
