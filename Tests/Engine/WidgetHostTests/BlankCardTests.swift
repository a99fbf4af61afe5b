import DiagnosticRecords
import Foundation
import SwiftUI
import Testing
import WidgetKit

@testable import ViewGraph
@testable import WidgetHost

@MainActor struct BlankCardTests {
  private func says(_ view: any View, _ state: ContentState = .snapshot) throws -> Bool {
    try Stage().render(view, state: state).diagnostics.contains { $0.rule == "nothing-drawn" }
  }

  @Test func `a card on which nothing is drawn says so`() throws {
    let blank: [any View] = [
      EmptyView(), EmptyView().containerBackground(.blue, for: .widget),
      Text(" ").containerBackground(.blue, for: .widget),
      Color.clear.containerBackground(.background, for: .widget),
      Text("A").opacity(0).containerBackground(.background, for: .widget),
    ]
    for view in blank {
      let isSaid = try says(view)
      #expect(isSaid)
    }
  }

  @Test func `whatever is seen is enough`() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let seen: [any View] = [
      Text("A").containerBackground(.background, for: .widget), Color.red,
      EmptyView().containerBackground(gradient, for: .widget),
    ]
    for view in seen {
      let isSaid = try says(view)
      #expect(!isSaid)
    }
    let isSaidOfPlaceholder = try says(EmptyView(), .placeholder)
    #expect(!isSaidOfPlaceholder)
  }
}

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
