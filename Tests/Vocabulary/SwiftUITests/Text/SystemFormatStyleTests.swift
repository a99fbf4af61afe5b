import Foundation
import SwiftUI
import Testing

/// The system's ways to show dates, at 1 h 4 min 9.25 s after a start.
struct SystemFormatStyleTests {
  private static let start = Date(timeIntervalSince1970: 1_000_000)
  private static let now = start.addingTimeInterval(3_849.25)
  private static let range = start..<start.addingTimeInterval(7_200)

  private func text<F: FormatStyle>(_ format: F) -> String
  where F.FormatInput == Date, F.FormatOutput == AttributedString {
    String(format.locale(Locale(identifier: "en_US")).format(Self.now).characters)
  }

  @Test func `timers count up and down within their range`() {
    #expect(text(.timer(countingUpIn: Self.range)) == "1:04:09")
    #expect(text(.timer(countingDownIn: Self.range)) == "55:50")
    #expect(text(.timer(countingUpIn: Self.range, showsHours: false)) == "64:09")
  }

  @Test func `stopwatches show parts of seconds down to their precision`() {
    #expect(text(.stopwatch(startingAt: Self.start)) == "1:04:09.25")
    #expect(text(.stopwatch(startingAt: Self.start, maxPrecision: .seconds(1))) == "1:04:09")
  }

  @Test func `references say how a date is seen from another`() {
    #expect(text(.reference(to: Self.now.addingTimeInterval(7_200))) == "in 2 hours")
    #expect(text(.reference(to: Self.now.addingTimeInterval(-7_200))) == "2 hours ago")
  }

  @Test func `offsets count in the fields allowed`() {
    #expect(text(.offset(to: Self.start)) == "1 hour, 4 minutes")
    #expect(text(.offset(to: Self.start, allowedFields: [.minute])) == "64 minutes")
    #expect(text(.offset(to: Self.start, maxFieldCount: 1, sign: .always())) == "+1 hour")
    #expect(text(.offset(to: Self.now.addingTimeInterval(60))) == "-1 minute")
  }
}
