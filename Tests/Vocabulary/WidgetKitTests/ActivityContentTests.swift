import ActivityKit
import DiagnosticRecords
import Foundation
import FoundationAdditions
import SwiftUI
import Testing

@testable import WidgetHost
@testable import WidgetKit

private struct Tram: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stop: String
  }
  var line: String
}

/// What a Live Activity is told beside its state.
@MainActor @Suite(.serialized) struct ActivityContentTests {
  private let request = ProviderRequest(
    family: "activityLockScreen", size: CGSize(width: 300, height: 160), isPreview: false)

  private func samples(_ contents: [(stop: String, stale: Double?, score: Double)]) -> Samples {
    ActivityDrawing<Tram>.known = ActivityDrawing(
      content: { Text("\($0.state.stop) \($0.isStale ? "old" : "new")") },
      island: { _ in
        DynamicIsland {
          DynamicIslandExpandedRegion(.center) { EmptyView() }
        } compactLeading: {
          EmptyView()
        } compactTrailing: {
          EmptyView()
        } minimal: {
          EmptyView()
        }
      })
    let now = VitrineClock.now
    let all = contents.map { content in
      ActivityContent(
        state: Tram.ContentState(stop: content.stop),
        staleDate: content.stale.map { now.addingTimeInterval($0) },
        relevanceScore: content.score)
    }
    return ActivitySamples(attributes: Tram(line: "4"), contents: { @MainActor in all })
  }

  private typealias Samples = ActivitySamples<Tram>

  @Test func `a content that goes out of date is there in both ways`() async throws {
    let now = VitrineClock.now
    let entries = await samples([("A", nil, 0), ("B", 600, 80), ("C", -60, 0)]).entries(request)
    #expect(entries.map(\.relevance?.score) == [nil, 80, 80, nil])
    let dates = [nil, 600, 600, -60].map { $0.map(now.addingTimeInterval) }
    #expect(entries.map(\.staleDate) == dates)
    #expect(entries.map(\.date) == [0, 0, 600, 0].map(now.addingTimeInterval))
    var states: [ActivityState] = []
    for entry in entries {
      _ = entry.view()
      let running = try #require(Activity<Tram>.activities.first)
      #expect(running.content.staleDate == entry.staleDate)
      states.append(running.activityState)
    }
    #expect(states == [.active, .active, .stale, .stale])
  }

  @Test func `what is given is read, and what is wrong named`() async throws {
    func find(_ date: String) -> ActivityStates<Tram> {
      let content = GivenData.Activity.Content(
        state: Data(#"{"stop":"A"}"#.utf8), staleDate: Data(date.utf8), relevanceScore: 5)
      GivenData.current.activities["Tram"] = GivenData.Activity(
        attributes: Data(#"{"line":"4"}"#.utf8), contents: [content])
      defer { GivenData.current = GivenData() }
      return .find()
    }
    let found = await find(#""2026-06-09T10:00:00Z""#).samples[0].contents()
    #expect(found.map(\.relevanceScore) == [5])
    #expect(found.map(\.staleDate?.timeIntervalSinceReferenceDate) == [802_692_000])
    #expect(
      find("true").notes.first?.message
        == "What vitrine.json gives for Tram is left out: contents[0].staleDate:  is no String.")
  }
}
