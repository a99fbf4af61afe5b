import DaySimulation
import Foundation
import Testing

/// What Apple says of relevance, a test a sentence (Facts/relevance.md#scores).
@MainActor @Suite struct RelevanceSentences {
  @Test func theWidgetThatMattersMostIsOnTop() async throws {
    let day = try quiet()
    let log = await day.run([
      entries("a", day, [(10, 1, 0), (14, 10, 0)]), entries("b", day, [(10, 4, 0), (14, 1, 0)]),
    ])
    #expect(tops(log) == ["10:b", "14:a"])
  }

  @Test func atZeroAndBelowAWidgetNeverComesToTheTop() async throws {
    let day = try quiet()
    let log = await day.run([
      entries("a", day, [(10, 0, 0), (12, -5, 0)]), entries("b", day, [(13, 1, 0)]),
    ])
    #expect(tops(log) == ["13:b"])
    #expect(log.turns.allSatisfy { $0.ranks.allSatisfy { $0.widget == 1 } })
  }

  @Test func scoresCountBesideAllThatTheProviderHasGiven() async throws {
    // The scale is anybody's: what is 5 of 1000 matters less than what is 2 of 2.
    let day = try quiet()
    let log = await day.run([
      entries("a", day, [(10, 1000, 0), (14, 5, 0)]), entries("b", day, [(14, 2, 0)]),
    ])
    #expect(tops(log) == ["10:a", "14:b"])
    #expect(log.turns.last?.ranks.map(\.relevance) == [1, 0.005])
  }

  @Test func aDurationOfZeroHoldsUntilTheNextEntry() async throws {
    let day = try quiet()
    let log = await day.run([
      entries("a", day, [(10, 9, 0), (15, -1, 0)]), entries("b", day, [(11, 1, 0), (12, 0.5, 0)]),
    ])
    #expect(log.turns.first { $0.date == day.at(15) }?.top == 1)
  }

  @Test func aScoreHoldsForItsDuration() async throws {
    let day = try quiet()
    let log = await day.run([
      entries("a", day, [(10, 9, 3600)]), entries("b", day, [(9, 2, 0), (20, 4, 0)]),
    ])
    #expect(tops(log) == ["9:b", "10:a", "11:b"])
  }

  @Test func aStackDoesNotTurnAtEveryMoment() async throws {
    let day = try quiet()
    func changing(_ first: Double, _ second: Double) -> [(Double, Double, Double)] {
      (0..<60).map { index in
        (10 + Double(index) / 30, index.isMultiple(of: 2) ? first : second, 0)
      }
    }
    let log = await day.run([
      entries("a", day, changing(9, 1)), entries("b", day, changing(1, 9)),
    ])
    var turned: [Date] = []
    for (turn, next) in zip(log.turns, log.turns.dropFirst()) where turn.top != next.top {
      turned.append(next.date)
    }
    #expect(turned.count > 3)
    #expect(zip(turned, turned.dropFirst()).allSatisfy { $1.timeIntervalSince($0) >= 900 })
  }

  private func quiet() throws -> SimulatedDay { try SimulatedDay("seldom", ["looksRarely": 0]) }

  /// A widget of one timeline.
  private func entries(
    _ id: String, _ day: SimulatedDay, _ entries: [(hour: Double, score: Double, seconds: Double)]
  ) -> SimulatedWidget {
    day.widget(id) { _ in
      .timeline(
        entries.map {
          SimulatedEntry(
            date: day.at(0).addingTimeInterval($0.hour * 3600), score: $0.score,
            duration: $0.seconds)
        }, .never)
    }
  }

  /// `10:a` for each turn to another widget.
  private func tops(_ log: DayLog) -> [String] {
    var tops: [String] = []
    var last: Int?
    for turn in log.turns where turn.top != last {
      last = turn.top
      tops.append(
        "\(Int(SimulatedDay.hours(turn.date))):\(turn.top.map { log.widgets[$0].widget } ?? "")")
    }
    return tops
  }
}
