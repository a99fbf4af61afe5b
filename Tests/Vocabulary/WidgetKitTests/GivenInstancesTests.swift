import DiagnosticRecords
import Foundation
import Intents
import SwiftUI
import Testing

@testable import WidgetHost
@testable import WidgetKit

/// An intent as `vitrine build` declares it.
private final class HarbourIntent: INIntent, @unchecked Sendable {
  var city: String?

  override func _take(_ json: Data, for parameter: String) -> Bool {
    parameter == "city" ? _takeGiven(json, &city) : false
  }
}

private struct HarbourProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .at(0)) }
  func getSnapshot(
    for configuration: HarbourIntent, in context: Context,
    completion: @escaping @Sendable (SampleEntry) -> Void
  ) { completion(SampleEntry(date: .at(1), name: configuration.city ?? "nowhere")) }
  func getTimeline(
    for configuration: HarbourIntent, in context: Context,
    completion: @escaping @Sendable (Timeline<SampleEntry>) -> Void
  ) { completion(Timeline(entries: [SampleEntry(date: .at(2))], policy: .never)) }
}

/// Widgets by SiriKit intents with parameters that `vitrine.json` gives.
@MainActor @Suite(.serialized) struct GivenInstancesTests {
  private final class Seen { var names: [String] = [] }

  private let seen = Seen()

  private func widget(_ parameters: [[String: String]]) -> WidgetDescriptor {
    GivenData.current.instances["cities"] = parameters.map {
      GivenData.Instance(title: "Given", parameters: $0.mapValues { Data($0.utf8) })
    }
    defer { GivenData.current = GivenData() }
    let collector = _WidgetCollector()
    IntentConfiguration(kind: "cities", intent: HarbourIntent.self, provider: HarbourProvider()) {
      entry in
      let _ = seen.names.append(entry.name)
      Text(entry.name)
    }._collect(collector)
    return collector.widgets[0]
  }

  private func drawn(_ instance: WidgetInstance) async throws -> [String] {
    let request = ProviderRequest(family: "systemSmall", size: .zero, isPreview: false)
    _ = try await instance.provider.snapshot(request).view()
    return seen.names
  }

  @Test func `each is drawn with its parameters, under its title`() async throws {
    let widget = widget([["city": #""Rome""#], ["city": #""Oslo""#]])
    #expect(widget.instances.map(\.id) == ["given-1", "given-2"] && widget.notes.isEmpty)
    #expect(widget.instances.map(\.title) == ["Given", "Given"])
    #expect(widget.instances.map { $0.parameters.map(\.value) } == [[#""Rome""#], [#""Oslo""#]])
    #expect(try await drawn(widget.instances[1]) == ["Oslo"])
  }

  @Test func `what is no parameter is named`() {
    let notes = widget([["city": "3", "town": "4"]]).notes
    #expect(notes.map(\.rule) == ["given-parameter-unread", "given-parameter-unread"])
    #expect(notes.map { $0.message.contains("parameter city of HarbourIntent") } == [true, false])
  }
}
