import Foundation
import Testing

@testable import FoundationAdditions

private func instant(_ text: String) -> Date {
  ClockSetting.instant(text) ?? .distantPast
}

private func formatter(_ locale: String = "en_US") -> LiveDateFormatter {
  LiveDateFormatter(
    locale: Locale(identifier: locale), calendar: Calendar(identifier: .gregorian),
    timeZone: .gmt)
}

/// A row of Facts/text-dates.md#date-styles.
struct DateTextCase: Sendable {
  var style: LiveDateFormatter.Style
  var date: String
  var now: String = "2026-06-09T09:41:00Z"
  var locale: String = "en_US"
  var shown: String

  init(
    _ style: LiveDateFormatter.Style, _ date: String, now: String = "2026-06-09T09:41:00Z",
    in locale: String = "en_US", _ shown: String
  ) {
    self.style = style
    self.date = date
    self.now = now
    self.locale = locale
    self.shown = shown
  }
}

private let dateTexts: [DateTextCase] = [
  .init(.date, "2019-06-03T12:00:00Z", "June 3, 2019"),
  .init(.date, "2020-04-01T12:00:00Z", "April 1, 2020"),
  .init(.date, "2022-12-03T12:00:00Z", "December 3, 2022"),
  .init(.date, "2026-05-28T20:26:40Z", "May 28, 2026"),
  .init(.date, "2025-10-04T12:00:00Z", in: "en_GB", "4 October 2025"),
  .init(.date, "2026-06-09T12:00:00Z", in: "de_DE", "9. Juni 2026"),
  .init(.time, "2026-05-28T23:23:00Z", "11:23\u{202F}PM"),
  .init(.time, "2026-05-28T09:41:00Z", "9:41\u{202F}AM"),
  .init(.time, "2026-05-28T20:26:40Z", "8:26\u{202F}PM"),
  .init(.time, "2026-05-28T20:26:40Z", in: "de_DE", "20:26"),
  .init(.relative, "2026-06-09T09:52:14Z", "11 min, 14 sec"),
  .init(.relative, "2026-06-09T09:40:19Z", "41 sec"),
  .init(.relative, "2026-06-09T09:41:59Z", "59 sec"),
  .init(.relative, "2026-06-09T09:39:55Z", "1 min, 5 sec"),
  .init(.relative, "2026-06-09T12:04:00Z", "2 hr, 23 min"),
  .init(.relative, "2026-06-10T13:41:00Z", "1 day, 4 hr"),
  .init(.relative, "2027-07-09T09:41:00Z", "1 yr, 1 mth"),
  .init(.relative, "2026-06-09T11:41:30Z", "2 hr"),
  .init(.relative, "2026-06-09T09:41:00Z", "0 sec"),
  .init(.relative, "2026-06-09T09:52:14Z", in: "de_DE", "11 Min., 14 Sek."),
  .init(.relative, "2027-07-09T09:41:00Z", in: "de_DE", "1 J, 1 Mon."),
  .init(.relative, "2029-07-09T09:41:00Z", in: "ar", "3 سنوات شهر"),
  .init(.offset, "2028-06-09T09:41:00Z", in: "ar", "-سنتان"),
  .init(.offset, "2026-08-09T09:41:00Z", in: "he", "-חודשיים"),
  .init(.offset, "2021-05-09T09:41:00Z", in: "ru", "+5 лет"),
  .init(.offset, "2005-05-09T09:41:00Z", in: "ru", "+21 год"),
  .init(.offset, "2026-03-09T09:41:00Z", in: "ru", "+3 месяца"),
  .init(.offset, "2025-03-09T09:41:00Z", in: "ja", "+1年"),
  .init(.offset, "2026-06-09T07:41:00Z", "+2 hours"),
  .init(.offset, "2026-09-09T09:41:00Z", "-3 months"),
  .init(.offset, "2026-06-09T09:52:14Z", "-11 minutes"),
  .init(.offset, "2026-06-09T09:40:19Z", "+41 seconds"),
  .init(.offset, "2026-06-09T09:39:40Z", "+1 minute"),
  .init(.timer, "2026-06-09T09:38:28Z", "2:32"),
  .init(.timer, "2026-06-07T20:41:59Z", "36:59:01"),
  .init(.timer, "2026-06-09T09:56:00Z", "15:00"),
  .init(.timer, "2026-06-09T09:40:19Z", "0:41"),
  .init(.timer, "2026-06-09T09:39:45Z", "1:15"),
]

@Test("A date style shows what Apple's Text was seen to show", arguments: dateTexts)
func dateStyle(_ row: DateTextCase) {
  let shown = formatter(row.locale).string(
    for: instant(row.date), style: row.style, now: instant(row.now))
  #expect(shown == row.shown)
}

@Test(
  "A range leaves out what both ends share",
  arguments: [
    ("2026-06-09T09:30:00Z", "2026-06-09T15:30:00Z", "9:30 AM – 3:30 PM"),
    ("2026-06-09T09:30:00Z", "2026-06-09T14:45:00Z", "9:30 AM – 2:45 PM"),
    ("2026-06-09T09:30:00Z", "2026-06-09T11:30:00Z", "9:30 – 11:30 AM"),
    ("2026-06-09T09:30:00Z", "2026-06-10T11:30:00Z", "6/9/2026, 9:30 AM – 6/10/2026, 11:30 AM"),
  ])
func dateRange(_ start: String, _ end: String, _ shown: String) {
  let text = formatter().string(from: instant(start), to: instant(end))
  let plain = text.map { $0 == "\u{202F}" || $0 == "\u{2009}" ? " " : $0 }
  #expect(String(plain) == shown)
}

/// A timer of twelve minutes or of ninety, seen some seconds after its start.
struct TimerCase: Sendable {
  var length: TimeInterval
  var seen: TimeInterval
  var pause: TimeInterval?
  var countsDown = true
  var showsHours = true
  var shown: String
}

@Test(
  "A timer interval counts within its bounds",
  arguments: [
    TimerCase(length: 720, seen: 0, shown: "12:00"),
    TimerCase(length: 720, seen: -60, shown: "12:00"),
    TimerCase(length: 720, seen: 900, shown: "0:00"),
    TimerCase(length: 720, seen: 700, pause: 600, shown: "2:00"),
    TimerCase(length: 720, seen: 61, countsDown: false, shown: "1:01"),
    TimerCase(length: 720, seen: 900, countsDown: false, shown: "12:00"),
    TimerCase(length: 5400, seen: 0, shown: "1:30:00"),
    TimerCase(length: 5400, seen: 0, showsHours: false, shown: "90:00"),
    TimerCase(length: 3600, seen: 0, shown: "1:00:00"),
    TimerCase(length: 3600, seen: 1, shown: "59:59"),
  ])
func timerInterval(_ row: TimerCase) {
  let start = ClockSetting.defaultNow
  let shown = formatter().string(
    timer: start...start.addingTimeInterval(row.length), now: start.addingTimeInterval(row.seen),
    pauseTime: row.pause.map(start.addingTimeInterval), countsDown: row.countsDown,
    showsHours: row.showsHours)
  #expect(shown == row.shown)
}
