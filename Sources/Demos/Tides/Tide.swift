import Foundation

/// High or low water.
struct Turn {
  let date: Date
  /// Above chart datum, feet.
  let height: Double
  let isHigh: Bool
}

/// The turns of the tide at a harbour, in the order of time, as tide tables give them.
struct Tide {
  let harbor: String
  let turns: [Turn]

  /// What comes after a moment.
  func next(after date: Date) -> Turn {
    turns.first { $0.date > date } ?? turns[turns.count - 1]
  }

  func isRising(at date: Date) -> Bool { next(after: date).isHigh }

  /// Feet above chart datum: between two turns the water follows half a wave.
  func height(at date: Date) -> Double {
    guard let index = turns.firstIndex(where: { $0.date > date }), index > 0 else {
      return next(after: date).height
    }
    let (from, to) = (turns[index - 1], turns[index])
    let share = date.timeIntervalSince(from.date) / to.date.timeIntervalSince(from.date)
    return from.height + (to.height - from.height) * (1 - cos(share * .pi)) / 2
  }

  /// The lowest and the highest water of all turns.
  var range: ClosedRange<Double> {
    let heights = turns.map(\.height)
    return (heights.min() ?? 0)...(heights.max() ?? 1)
  }

  /// Yesterday’s last turn to tomorrow’s.
  static func sample(at date: Date) -> Tide {
    let midnight = Calendar.current.startOfDay(for: date)
    let table: [(hour: Double, minute: Double, height: Double)] = [
      (-2, 2, 5.9), (4, 32, 0.2), (11, 24, 4.3), (16, 2, 2.6), (22, 48, 6.2),
      (29, 14, -0.3), (36, 20, 4.2), (40, 51, 2.9), (47, 36, 6.1),
    ]
    return Tide(
      harbor: "Pillar Point",
      turns: table.enumerated().map { index, turn in
        Turn(
          date: midnight.addingTimeInterval((turn.hour * 60 + turn.minute) * 60),
          height: turn.height, isHigh: index.isMultiple(of: 2))
      })
  }
}
