import Foundation

/// What the charts show.
enum ChartSamples {
  struct Steps: Identifiable {
    let day: Date
    let place: String
    let count: Int
    var id: String { "\(day) \(place)" }
  }

  struct Reading: Identifiable {
    let day: Date
    let city: String
    let degrees: Double
    var id: String { "\(day) \(city)" }
  }

  private static func day(_ offset: Int) -> Date {
    Date(timeIntervalSince1970: 1_780_876_800 + Double(offset) * 86_400)
  }

  static let flavours = [
    (name: "Lemon", sold: 42), (name: "Mango", sold: 75), (name: "Mint", sold: 58),
    (name: "Cherry", sold: 90),
  ]
  static let steps: [Steps] = (0..<7).flatMap { index in
    [
      Steps(
        day: day(index), place: "Walk", count: [4200, 3800, 5100, 2900, 6400, 7200, 3100][index]),
      Steps(day: day(index), place: "Run", count: [1200, 0, 3400, 0, 2600, 5200, 800][index]),
    ]
  }
  static let temperatures: [Reading] = (0..<7).flatMap { index in
    [
      Reading(day: day(index), city: "Bern", degrees: [14, 16, 19, 17, 15, 18, 21][index]),
      Reading(day: day(index), city: "Oslo", degrees: [9, 11, 10, 13, 14, 12, 15][index]),
    ]
  }
  static let pulse = [
    (minute: 0, beats: 68), (minute: 6, beats: 84), (minute: 12, beats: 112),
    (minute: 18, beats: 128),
    (minute: 24, beats: 142), (minute: 30, beats: 131), (minute: 36, beats: 108),
    (minute: 45, beats: 82),
  ]
  static let energy = [
    (source: "Sun", share: 38), (source: "Wind", share: 27), (source: "Water", share: 21),
    (source: "Gas", share: 14),
  ]
  static let storage = [
    (kind: "Apps", size: 61.0), (kind: "Photos", size: 18), (kind: "Music", size: 9),
    (kind: "System", size: 12),
  ]
  static let languages = [
    (name: "Swift", lines: 916), (name: "Python", lines: 540), (name: "Shell", lines: 210),
  ]
  static let rain = [
    (hour: 1, amount: 0.4, chance: 20, kind: "Rain"),
    (hour: 5, amount: 1.2, chance: 60, kind: "Rain"),
    (hour: 9, amount: 2.6, chance: 90, kind: "Rain"),
    (hour: 13, amount: 1.9, chance: 70, kind: "Snow"),
    (hour: 17, amount: 0.8, chance: 40, kind: "Snow"),
    (hour: 21, amount: 1.4, chance: 30, kind: "Rain"),
  ]
}
