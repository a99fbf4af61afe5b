import Foundation
import FoundationAdditions
import Testing

@Suite struct NSCalendarRangeTests {
  @Test func tellsWhereAUnitBeginsAndHowLongItIs() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let noon = Date(timeIntervalSinceReferenceDate: 86_400 * 3 + 43_200)
    var (start, interval): (NSDate?, TimeInterval) = (nil, 0)
    let isFound = (calendar as NSCalendar).range(
      of: .day, start: &start, interval: &interval, for: noon)
    #expect(isFound && interval == 86_400)
    let day = Date(timeIntervalSinceReferenceDate: 259_200)
    #expect(start.map { $0 as Date } == day)
  }
}
