import DiagnosticRecords
import Foundation
import FoundationAdditions
import ResourceCatalogs
import SwiftUI
import Testing
import WidgetSettings

@testable import WidgetHost
@testable import WidgetKit
@testable import WidgetProgram

@MainActor struct ProviderTests {
  private func host(_ provider: SampleProvider) -> any HostedProvider {
    StaticHost(provider: DeferredProvider { provider }, content: EntryContent { Text($0.name) })
  }

  private func questions(
    _ provider: SampleProvider, seconds: Double = 5, limit: Int = 100
  ) throws -> ProviderQuestions {
    let stage = try #require(WidgetStage.find("systemMedium", on: try Device.load("iphone-15")))
    return ProviderQuestions(
      instance: WidgetInstance(id: "default", title: "", provider: host(provider)), stage: stage,
      seconds: seconds, entryLimit: limit,
      moment: Date(timeIntervalSince1970: 0))
  }

  @Test func `a provider is told where its widget stands`() async throws {
    var names: [String] = []
    let content = EntryContent<SampleEntry> {
      names.append($0.name)
      return Text($0.name)
    }
    let provider = StaticHost(provider: DeferredProvider { SampleProvider() }, content: content)
    let size = CGSize(width: 338, height: 158)
    let request = ProviderRequest(family: "systemMedium", size: size, isPreview: true)
    _ = provider.placeholder(request).view()
    _ = try await provider.snapshot(request).view()
    #expect(names == ["systemMedium true", "systemMedium true 338"])
  }

  @Test func `the first answer counts`() async throws {
    var provider = SampleProvider()
    provider.answers = 3
    let collection = HostDiagnostics.Collection()
    try await HostDiagnostics.$collection.withValue(collection) {
      let snapshot = try await questions(provider).snapshot().get()
      #expect(snapshot.date == .at(0))
      let said = HostDiagnostics.drain()
      #expect(said.map(\.rule) == ["provider-answered-twice"])
      #expect(said.first?.message.contains("3 times") == true)
    }
  }

  @Test(arguments: [
    (TimelineReloadPolicy.atEnd, HostedTimeline.Policy.atEnd), (.never, .never),
    (.after(.at(5)), .after(.at(5))),
  ])
  func `policies and relevances arrive`(
    policy: TimelineReloadPolicy, expected: HostedTimeline.Policy
  ) async throws {
    let relevance = TimelineEntryRelevance(score: 3, duration: 60)
    let provider = SampleProvider(
      entries: [SampleEntry(date: .at(1), relevance: relevance), SampleEntry(date: .at(2))],
      policy: policy)
    let answer = try await questions(provider).timeline().get()
    #expect(answer.timeline.policy == expected && answer.diagnostics.isEmpty)
    #expect(answer.timeline.entries.map { $0.relevance?.score } == [3, nil])
    #expect(answer.timeline.entries[0].relevance?.duration == 60)
  }

  /// The seconds of the entries, the most that are shown; what is shown, the rules broken.
  @Test(
    arguments: [
      ([], 9, [], ["empty-timeline"]), ([2, 1, 3], 9, [1, 2, 3], ["unsorted-timeline"]),
      ([1, 2, 3], 2, [1, 2], ["long-timeline"]), ([1, 1, 2], 9, [1, 1, 2], []),
      ([3, 2, 1], 2, [1, 2], ["unsorted-timeline", "long-timeline"]),
    ] as [([Double], Int, [Double], [String])])
  func `timelines are put in order, with a word about it`(
    seconds: [Double], limit: Int, shown: [Double], rules: [String]
  ) async throws {
    let provider = SampleProvider(entries: seconds.map { SampleEntry(date: .at($0)) })
    let answer = try await questions(provider, limit: limit).timeline().get()
    #expect(answer.timeline.entries.map(\.date.timeIntervalSince1970) == shown)
    #expect(answer.diagnostics.map(\.rule) == rules)
  }

  @Test(arguments: [("provider-timeout", true, 0.05), ("provider-gave-up", false, 600)])
  func `a provider that never answers does not stop the run`(
    rule: String, isKept: Bool, seconds: Double
  ) async throws {
    var provider = SampleProvider()
    provider.answers = 0
    if isKept { provider.keeper = SampleProvider.Keeper() }
    let questions = try questions(provider, seconds: seconds)
    for failed in [
      await questions.snapshot().map { _ in }, await questions.timeline().map { _ in },
    ] {
      guard case .failure(let failure) = failed else {
        Issue.record("answered")
        continue
      }
      #expect(failure.diagnostic.rule == rule && failure.diagnostic.severity == .error)
    }
  }

  @Test
  func `families are asked for in the order of WidgetKit, defaults for those that say nothing`() {
    var axes = AxisChoices()
    let phone = ProgramOptions().base
    var watch = ProgramOptions()
    watch.settings[.device] = "watch-45"
    var widget = WidgetDescriptor(kind: "k", configuration: .static, instances: [])
    let system = ["systemSmall", "systemMedium", "systemLarge", "systemExtraLarge"]
    #expect(axes.families(of: widget, base: phone) == system)
    #expect(
      axes.families(of: widget, base: watch.base) == [
        "accessoryCircular", "accessoryRectangular", "accessoryInline", "accessoryCorner",
      ])
    widget.families = ["accessoryInline", "systemLarge", "systemSmall", "unknown"]
    #expect(
      axes.families(of: widget, base: phone) == ["systemSmall", "systemLarge", "accessoryInline"])
    axes.wished["family"] = ["systemLarge", "systemMedium"]
    #expect(axes.families(of: widget, base: phone) == ["systemLarge"])
  }
}
