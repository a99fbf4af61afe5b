/// What a weather card shows; 256 different ones, each the same on every run.
struct WeatherFacts {
  static let cities = [
    "Zürich", "San Francisco", "København", "São Paulo", "Reykjavík", "Kuala Lumpur",
  ]
  static let conditions = [
    "Partly cloudy", "Thunderstorms until late evening", "Mostly sunny",
    "Light drizzle in the afternoon",
  ]
  static let days = ["Today", "Wed", "Thu", "Fri", "Sat", "Sun", "Mon", "Tue"]

  /// One day of the list.
  struct Row: Identifiable {
    let id: Int
    let day: String
    let icon: Int
    let rain: String
    let low: String
    let high: String
    /// Where the bar of temperatures begins and how long it is, points.
    let start: Double
    let length: Double

    init(_ index: Int, _ number: Int) {
      let low = (index * 3 + number * 5) % 18 - 4
      id = number
      day = number > 0 ? WeatherFacts.days[(index + number) % 8] : "Today"
      icon = (index + number) % 4
      rain = "\((index * 10 + number * 20) % 100)%"
      self.low = "\(low)°"
      high = "\(low + 3 + (index + number) % 14)°"
      start = Double((index + 3 * number) % 40)
      length = Double(12 + index * number % 40)
    }
  }

  let isDark: Bool
  let city: String
  let condition: String
  let temperature: String
  let icon: Int
  let rows: [Row]

  init(_ index: Int, rows count: Int = 6) {
    let degrees = index * 3 % 34 - 2
    isDark = index % 2 == 1
    city = Self.cities[index % 6]
    let wind = "with gusts of \(index * 7 % 80) km/h"
    condition = "\(Self.conditions[index % 4]), feels like \(degrees - 2)° \(wind)"
    temperature = "\(degrees)°"
    icon = index % 4
    rows = (0..<count).map { Row(index, $0) }
  }

  /// Points: the card of six rows is 382 high.
  var height: Double { rows.count == 6 ? 382 : Double(110 + 36 * rows.count) }
  var gradient: (String, String) { isDark ? ("#0b1626", "#1d3350") : ("#2f80c9", "#7db9e8") }
  var track: String { isDark ? "#22303f" : "#2b5a86" }
  var line: String { isDark ? "#ffffff22" : "#ffffff33" }
}
