import Foundation
import SwiftUI
import Testing

@testable import WidgetHost

@MainActor struct HostedTimelineNumberTests {
  private let moment = Date(timeIntervalSince1970: 1000)

  private func entry(_ seconds: Double, score: Float? = nil) -> HostedEntry {
    HostedEntry(
      date: Date(timeIntervalSince1970: seconds), relevance: score.map { ($0, 0) },
      view: { EmptyView() })
  }

  @Test func `dates and relevances that are none are settled`() {
    var timeline = HostedTimeline(
      entries: [entry(.nan), entry(5, score: .nan), entry(1e19), entry(7, score: 2)],
      policy: .after(Date(timeIntervalSince1970: -.infinity)))
    let isSettled = timeline.settle(at: moment)
    #expect(isSettled)
    #expect(timeline.entries.map(\.date.timeIntervalSince1970) == [1000, 5, 1000, 7])
    #expect(timeline.entries.map { $0.relevance?.score } == [nil, nil, nil, 2])
    #expect(timeline.policy == .after(moment))
  }

  @Test func `dates of the calendar stay`() {
    var timeline = HostedTimeline(
      entries: [entry(0), HostedEntry(date: .distantPast, view: { EmptyView() })],
      policy: .after(.distantFuture))
    let isSettled = timeline.settle(at: moment)
    #expect(!isSettled)
  }
}
