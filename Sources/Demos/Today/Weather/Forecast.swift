import Foundation

/// What the sky does.
enum Condition: Hashable {
  case clear, partlyCloudy, cloudy, rain, thunder, wind
}

/// An hour of weather. Temperatures are in degrees Fahrenheit.
struct HourForecast: Identifiable, Hashable {
  let date: Date
  let temperature: Int
  let condition: Condition

  var id: Date { date }

  var isNight: Bool {
    let hour = Calendar.current.component(.hour, from: date)
    return hour < 6 || hour >= 20
  }
}

/// A day of weather.
struct DayForecast: Identifiable, Hashable {
  let date: Date
  let low: Int
  let high: Int
  let condition: Condition

  var id: Date { date }
}

/// The weather of a place over the next hours and days.
struct Forecast {
  let city: String
  let isCurrentLocation: Bool
  /// One per hour, beginning with the present one.
  let hours: [HourForecast]
  /// One per day, beginning with today.
  let days: [DayForecast]
}

extension Forecast {
  /// An early summer day in California that clouds over in the evening.
  static func sample(at date: Date, isCurrentLocation: Bool) -> Forecast {
    let calendar = Calendar.current
    let midnight = calendar.startOfDay(for: date)
    let present = calendar.component(.hour, from: date)
    let hours = (present..<present + 12).map { hour in
      HourForecast(
        date: calendar.date(byAdding: .hour, value: hour, to: midnight) ?? date,
        temperature: temperatures[hour % 24], condition: condition(atHour: hour % 24))
    }
    let week: [(low: Int, high: Int, condition: Condition)] = [
      (56, 81, .partlyCloudy), (58, 84, .clear), (60, 88, .clear), (57, 76, .wind),
      (54, 68, .rain), (53, 66, .thunder),
    ]
    let days = week.enumerated().map { index, day in
      DayForecast(
        date: calendar.date(byAdding: .day, value: index, to: midnight) ?? date,
        low: day.low, high: day.high, condition: day.condition)
    }
    return Forecast(
      city: "Cupertino", isCurrentLocation: isCurrentLocation, hours: hours, days: days)
  }

  /// The temperatures of the hours of a day.
  private static let temperatures = [
    59, 58, 57, 57, 56, 57, 59, 62, 65, 69, 73, 76, 78, 80, 81, 81, 80, 77, 74, 70, 67, 65, 63, 61,
  ]

  private static func condition(atHour hour: Int) -> Condition {
    switch hour {
    case 0..<7: .clear
    case 7..<9: .cloudy
    case 9..<11: .partlyCloudy
    case 11..<16: .clear
    case 16..<19: .partlyCloudy
    case 19..<21: .cloudy
    default: .rain
    }
  }
}
