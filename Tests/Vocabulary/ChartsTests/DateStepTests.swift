import Foundation
import Testing

@testable import Charts

struct DateStepTests {
  private let calendar = ChartProbe.calendar

  /// What public screenshots show, but for the first and the last two.
  @Test(
    arguments: [
      (3600, DateStep(.minute, 15)), (86_400, DateStep(.hour, 6)), (7 * 86_400, DateStep(.day, 2)),
      (30 * 86_400, DateStep(.weekOfYear)), (153 * 86_400, DateStep(.month, 2)),
      (365 * 86_400, DateStep(.month, 3)), (4 * 366 * 86_400, DateStep(.year)),
    ] as [(Double, DateStep)])
  func `dates are marked at units of the calendar`(length: Double, step: DateStep) {
    // Monday, the first of January 2001.
    #expect(DateStep(from: 0, to: length, count: 4, calendar) == step)
  }

  @Test func `days are counted from the first one, hours from midnight`() {
    let days = DateStep(.day, 2).ticks(
      from: june(2).timeIntervalSinceReferenceDate, to: june(9).timeIntervalSinceReferenceDate,
      calendar)
    #expect(days == [2, 4, 6, 8].map { june($0).timeIntervalSinceReferenceDate })
    let hours = DateStep(.hour, 6).ticks(
      from: june(2, hour: 2).timeIntervalSinceReferenceDate,
      to: june(2, hour: 20).timeIntervalSinceReferenceDate, calendar)
    #expect(hours == [6, 12, 18].map { june(2, hour: $0).timeIntervalSinceReferenceDate })
  }

  @Test func `a stride that is asked for starts with the data`() {
    let ticks = DateStep.asked(.hour, 3).ticks(
      from: june(2, hour: 2).timeIntervalSinceReferenceDate,
      to: june(2, hour: 12).timeIntervalSinceReferenceDate, calendar)
    #expect(ticks == [2, 5, 8, 11].map { june(2, hour: $0).timeIntervalSinceReferenceDate })
  }

  @Test func `months name their year where the axis goes on into another`() {
    let locale = Locale(identifier: "en_US")
    let year = 366.0 * 86_400
    let step = DateStep(.month, 3)
    #expect(step.text(june(1), from: 0, to: year / 2, locale, calendar) == "Jun")
    #expect(step.text(june(1), from: 0, to: year * 1.5, locale, calendar) == "Jun 2026")
  }
}
