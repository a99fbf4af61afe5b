import Foundation

/// What a screen is used for.
enum UsageCategory: String, CaseIterable, Identifiable {
  case social = "Social"
  case creative = "Creative"
  case play = "Play"

  var id: String { rawValue }
}

/// A day in front of the screen, in minutes per category.
struct DayUsage: Identifiable {
  let date: Date
  let social: Int
  let creative: Int
  let play: Int

  var id: Date { date }

  var total: Int { social + creative + play }

  func minutes(in category: UsageCategory) -> Int {
    switch category {
    case .social: social
    case .creative: creative
    case .play: play
    }
  }
}

/// Seven days, the last of which is today.
struct WeekUsage {
  let days: [DayUsage]

  var today: DayUsage { days[days.count - 1] }

  var average: Int { days.map(\.total).reduce(0, +) / days.count }

  static func sample(at date: Date) -> WeekUsage {
    let calendar = Calendar.current
    let midnight = calendar.startOfDay(for: date)
    let minutes = [
      (96, 52, 41), (74, 88, 20), (112, 35, 64), (58, 104, 18), (131, 24, 86), (120, 41, 72),
      (66, 71, 15),
    ]
    let days = minutes.enumerated().map { index, day in
      DayUsage(
        date: calendar.date(byAdding: .day, value: index - 6, to: midnight) ?? date,
        social: day.0, creative: day.1, play: day.2)
    }
    return WeekUsage(days: days)
  }
}

extension Int {
  /// A number of minutes as hours and minutes, such as “2h 32m”.
  var asHoursAndMinutes: String {
    self < 60 ? "\(self)m" : "\(self / 60)h \(self % 60)m"
  }
}
