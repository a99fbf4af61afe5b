import Foundation

/// What the clocks on the wall of a place show.
struct LocalTime {
  let hour: Int
  let minute: Int
  /// How far the place is ahead of here, in seconds.
  let offset: Int
  /// Whole days between today here and today there: –1, 0 or 1.
  let dayDifference: Int

  init(at date: Date, in timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    hour = parts.hour ?? 0
    minute = parts.minute ?? 0

    let here = TimeZone.current.secondsFromGMT(for: date)
    let there = timeZone.secondsFromGMT(for: date)
    offset = there - here
    let day = 86_400
    let seconds = Int(date.timeIntervalSince1970.rounded(.down))
    dayDifference = (seconds + there) / day - (seconds + here) / day
  }

  var isDay: Bool { (6..<18).contains(hour) }

  /// Clockwise from twelve o’clock, in degrees.
  var hourAngle: Double { Double(hour % 12) * 30 + Double(minute) / 2 }
  var minuteAngle: Double { Double(minute) * 6 }

  /// Up, right, down or left: whichever is farthest from both hands, so that something can be
  /// written there.
  var freeDirection: (x: Double, y: Double) {
    let directions: [(angle: Double, x: Double, y: Double)] = [
      (0, 0, -1), (90, 1, 0), (180, 0, 1), (270, -1, 0),
    ]
    func distance(_ angle: Double) -> Double {
      [hourAngle, minuteAngle].map { 180 - abs(180 - abs(angle - $0)) }.min() ?? 0
    }
    let free = directions.max { distance($0.angle) < distance($1.angle) } ?? directions[0]
    return (free.x, free.y)
  }

  /// The distance to here, such as “+8HRS” or “+12:30”.
  var offsetText: String {
    let sign = offset < 0 ? "–" : "+"
    let hours = abs(offset) / 3600
    let minutes = abs(offset) / 60 % 60
    if minutes != 0 {
      return "\(sign)\(hours):\(minutes < 10 ? "0" : "")\(minutes)"
    }
    return "\(sign)\(hours)\(hours == 1 ? "HR" : "HRS")"
  }

  var dayText: String {
    switch dayDifference {
    case ..<0: "Yesterday"
    case 0: "Today"
    default: "Tomorrow"
    }
  }
}
