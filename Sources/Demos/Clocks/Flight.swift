import Foundation

/// A flight to look forward to.
struct Flight {
  let number: String
  let origin: Airport
  let destination: Airport
  let gate: String
  let seat: String
  let departure: Date
  let arrival: Date

  /// Boarding begins 35 minutes before departure.
  var boarding: Date { departure.addingTimeInterval(-35 * 60) }
}

/// An airport and the clock on its wall.
struct Airport {
  let code: String
  let timeZone: TimeZone
}

extension Flight {
  /// A flight to Lisbon that leaves at 12:25 if it is 9:41 now.
  static func sample(at date: Date) -> Flight {
    let departure = date.addingTimeInterval(2 * 3600 + 44 * 60)
    return Flight(
      number: "SL 218",
      origin: Airport(code: "SFO", timeZone: TimeZone(identifier: "America/Los_Angeles")!),
      destination: Airport(code: "LIS", timeZone: TimeZone(identifier: "Europe/Lisbon")!),
      gate: "G94", seat: "14A", departure: departure,
      arrival: departure.addingTimeInterval(10 * 3600 + 50 * 60))
  }
}
