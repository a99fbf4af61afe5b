import Foundation

/// What somebody drank today, and how much of it is still at work.
struct CaffeineDiary {
  /// The body clears half of the caffeine in about five hours.
  static let halfLife: TimeInterval = 5 * 60 * 60
  /// The daily amount that is considered safe for most adults, in milligrams.
  static let dailyLimit: Double = 400

  let drinks: [Drink]

  var total: Double {
    drinks.reduce(0) { $0 + $1.caffeine }
  }

  var latest: Drink? { drinks.last }

  /// Milligrams of caffeine in the body at a date.
  func amount(at date: Date) -> Double {
    drinks.reduce(0) { sum, drink in
      let age = date.timeIntervalSince(drink.date)
      guard age >= 0 else { return sum }
      return sum + drink.caffeine * pow(0.5, age / Self.halfLife)
    }
  }

  /// The amounts at evenly spaced dates from `start` on.
  func amounts(from start: Date, every interval: TimeInterval, count: Int) -> [Double] {
    (0..<count).map { amount(at: start.addingTimeInterval(Double($0) * interval)) }
  }
}

extension CaffeineDiary {
  /// A morning in three cups, the last of them a little more than half an hour before `date`.
  static func sample(at date: Date) -> CaffeineDiary {
    CaffeineDiary(drinks: [
      Drink(
        name: "Espresso", caffeine: 64, date: date.addingTimeInterval(-3 * 3600 - 11 * 60),
        symbol: "cup.and.saucer.fill", photoName: "Espresso"),
      Drink(
        name: "Green Tea", caffeine: 29, date: date.addingTimeInterval(-2 * 3600 - 6 * 60),
        symbol: "leaf.fill", photoName: nil),
      Drink(
        name: "Cappuccino", caffeine: 120, date: date.addingTimeInterval(-34 * 60),
        symbol: "mug.fill", photoName: "Cappuccino"),
    ])
  }
}
