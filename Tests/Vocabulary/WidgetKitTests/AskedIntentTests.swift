import AppIntents
import Foundation
import Intents
import SwiftUI
import Testing

@testable import WidgetHost
@testable import WidgetKit

/// An intent with its handlers, as `vitrine build` writes it.
private final class TideIntent: INIntent, @unchecked Sendable {
  var harbour: String?
  override class var _extensions: [Any.Type] { [TideExtension.self, TideIntent.self] }

  nonisolated override func _ask(_ handler: Any) async {
    guard let handler = handler as? TideHandler else { return }
    harbour = await handler.harbour()
    _note("harbour", harbour)
  }
}

private final class TideExtension: INExtension {
  override func handler(for intent: INIntent) -> Any? { TideHandler() }
}

private final class TideHandler: NSObject {
  nonisolated(unsafe) static var isSilent = false

  func harbour() async -> String? {
    if Self.isSilent { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    return "Dover"
  }
}

private struct TideProvider: IntentTimelineProvider {
  var tips: [String] = []

  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .at(0)) }
  func getSnapshot(
    for configuration: TideIntent, in context: Context,
    completion: @escaping @Sendable (SampleEntry) -> Void
  ) { completion(SampleEntry(date: .at(1), name: configuration.harbour ?? "nowhere")) }
  func getTimeline(
    for configuration: TideIntent, in context: Context,
    completion: @escaping @Sendable (Timeline<SampleEntry>) -> Void
  ) { completion(Timeline(entries: [], policy: .never)) }
  func recommendations() -> [IntentRecommendation<TideIntent>] {
    tips.map { IntentRecommendation(intent: TideIntent(), description: $0) }
  }
}

private struct Quay: AppEntity {
  struct Query: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Quay] { [] }
    func suggestedEntities() async throws -> [Quay] { [Quay(id: "first"), Quay(id: "second")] }
  }

  static let defaultQuery = Query()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Quay"
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct QuayIntent: WidgetConfigurationIntent {
  @Parameter(title: "Quay") var quay: Quay
}

private struct QuayProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: .at(0)) }
  func snapshot(for configuration: QuayIntent, in context: Context) async -> SampleEntry {
    SampleEntry(date: .at(0), name: configuration.quay.id)
  }
  func timeline(for configuration: QuayIntent, in context: Context) async -> Timeline<SampleEntry> {
    Timeline(entries: [], policy: .never)
  }
}

/// Parameters that nobody gives are asked of handlers and queries, before anything is drawn.
@MainActor @Suite(.serialized) struct AskedIntentTests {
  private final class Seen { var names: [String] = [] }

  private let seen = Seen()

  private func widget(_ provider: TideProvider) -> WidgetDescriptor {
    let collector = _WidgetCollector()
    IntentConfiguration(kind: "tides", intent: TideIntent.self, provider: provider) { entry in
      let _ = seen.names.append(entry.name)
      Text(entry.name)
    }._collect(collector)
    return collector.widgets[0]
  }

  private func names(_ widget: WidgetDescriptor) async throws -> [String] {
    let request = ProviderRequest(family: "systemSmall", size: .zero, isPreview: false)
    for instance in widget.instances { _ = try await instance.provider.snapshot(request).view() }
    return seen.names
  }

  @Test func `handlers fill in the only instance, whose parameters are told`() async throws {
    let widget = await widget(TideProvider()).configured(within: 10)
    #expect(widget.instances.map { $0.parameters.map(\.name) } == [["harbour"]])
    #expect(widget.instances[0].parameters.map(\.value) == ["Dover"])
    #expect(try await names(widget) == ["Dover"])
  }

  @Test func `recommendations and what is given are left as they are`() async throws {
    let recommended = await widget(TideProvider(tips: ["A"])).configured(within: 10)
    #expect(try await names(recommended) == ["nowhere"])
    GivenData.current.instances["tides"] = [GivenData.Instance(title: "Given", parameters: [:])]
    defer { GivenData.current = GivenData() }
    let given = await widget(TideProvider()).configured(within: 10)
    #expect(try await names(given) == ["nowhere", "nowhere"])
  }

  @Test func `a handler without an answer costs the parameter only`() async throws {
    TideHandler.isSilent = true
    defer { TideHandler.isSilent = false }
    let widget = await widget(TideProvider()).configured(within: 0.1)
    #expect(try await names(widget) == ["nowhere"])
  }

  @Test func `a widget whose options have ended the program is not asked again`() async throws {
    var widget = widget(TideProvider())
    widget.unit = DescribedUnit(.widget, 7, name: "Tides")
    UnitLedger.current.skipped = ["widget-7.options"]
    defer { UnitLedger.current.skipped = [] }
    #expect(try await names(widget.configured(within: 10)) == ["nowhere"])
  }

  @Test func `an entity that must be there is the first suggestion`() async throws {
    let collector = _WidgetCollector()
    AppIntentConfiguration(kind: "quays", intent: QuayIntent.self, provider: QuayProvider()) {
      entry in
      let _ = seen.names.append(entry.name)
      Text(entry.name)
    }._collect(collector)
    #expect(try await names(collector.widgets[0].configured(within: 10)) == ["first"])
  }
}
