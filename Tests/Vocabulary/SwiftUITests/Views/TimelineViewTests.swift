import Foundation
import Testing

@testable import SwiftUI

struct TimelineViewTests {
  private func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSince1970: seconds) }

  @Test func `a timeline shows the last moment of its schedule`() {
    let now = date(3_723)
    #expect(EveryMinuteTimelineSchedule().latest(at: now) == date(3_720))
    #expect(PeriodicTimelineSchedule(from: date(3), by: 100).latest(at: now) == date(3_703))
    #expect(PeriodicTimelineSchedule(from: date(9_000), by: 1).latest(at: now) == date(9_000))
    #expect(AnimationTimelineSchedule().latest(at: now) == now)
    let given = [10.0, 3_700, 4_000].map(date)
    #expect(ExplicitTimelineSchedule(given).latest(at: now) == date(3_700))
    #expect(ExplicitTimelineSchedule([Date]()).latest(at: now) == now)
    let endless = sequence(first: date(0)) { $0 + 1 }
    #expect(ExplicitTimelineSchedule(endless).latest(at: now) == now)
  }
}
