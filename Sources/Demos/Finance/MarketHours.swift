import Foundation

/// When the stock exchange is open, in the time of New York.
struct MarketHours {
  private let calendar: Calendar

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "America/New_York") ?? .current
    self.calendar = calendar
  }

  func isOpen(at date: Date) -> Bool {
    guard !calendar.isDateInWeekend(date) else { return false }
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    let minute = (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
    return (9 * 60 + 30..<16 * 60).contains(minute)
  }

  func nextOpening(after date: Date) -> Date {
    let opening = DateComponents(hour: 9, minute: 30, second: 0)
    var next = date
    repeat {
      next = calendar.nextDate(after: next, matching: opening, matchingPolicy: .nextTime) ?? date
    } while calendar.isDateInWeekend(next) && next > date
    return next
  }

  /// A quarter of an hour from now while the market is open, otherwise its next opening. The
  /// market opens at the same moment for everybody, so every widget waits a little longer, by
  /// an amount that depends on what it shows.
  func nextReload(after date: Date, symbol: String) -> Date {
    let next = isOpen(at: date) ? date.addingTimeInterval(15 * 60) : nextOpening(after: date)
    return next.addingTimeInterval(jitter(for: symbol))
  }

  /// Up to five minutes, the same for the same symbol.
  private func jitter(for symbol: String) -> TimeInterval {
    let sum = symbol.utf8.reduce(17) { ($0 * 31 + Int($1)) % 300 }
    return TimeInterval(sum)
  }
}
