import DaySimulation
import Foundation
import ResourceCatalogs
import Testing

@MainActor @Suite struct DaySimulationTests {
  @Test func theSameSeedGivesTheSameDay() async throws {
    var logs: [DayLog] = []
    for seed in [1, 1, 2] {
      let day = try SimulatedDay()
      day.seed = seed
      logs.append(await day.run([day.widget { .after($0.addingTimeInterval(900)) }]))
    }
    #expect(logs[0] == logs[1] && logs[0].moments != logs[2].moments)
  }

  @Test(arguments: DayScenario.ids) func whatIsShownHasNoGaps(scenario: String) async throws {
    let day = try SimulatedDay(scenario)
    day.days = 3
    let log = await day.run([
      day.widget("a") { .after($0.addingTimeInterval(600)) }, day.widget("b") { _ in .atEnd },
      day.widget("c") { now in
        .timeline((0..<50).map { SimulatedEntry(date: now + Double($0) * 300) }, .atEnd)
      },
    ])
    #expect(log.end == log.start + 3 * 86_400)
    for widget in log.widgets {
      #expect(widget.shown.first?.from == log.start && widget.shown.last?.to == log.end)
      #expect(zip(widget.shown, widget.shown.dropFirst()).allSatisfy { $0.to == $1.from })
      #expect(widget.shown.allSatisfy { $0.from < $0.to })
    }
  }

  @Test func hostileAnswersEndNothing() async throws {
    let day = try SimulatedDay("usual")
    let far = Date(timeIntervalSince1970: 250_000_000_000)
    let log = await day.run([
      day.widget("past") { _ in .after(.distantPast) },
      day.widget("far") { _ in .after(far) },
      day.widget("none") { _ in .timeline([], .atEnd) },
      day.widget("early") { _ in .timeline([SimulatedEntry(date: .distantPast)], .atEnd) },
      day.widget("scores") { now in
        .timeline([SimulatedEntry(date: now, score: .infinity, duration: -1)], .never)
      },
      day.widget("loop") { now in
        day.requests = [.reloadAll, .reloadAll]
        return .timeline([SimulatedEntry(date: now)], .atEnd)
      },
    ])
    #expect(log.widgets.allSatisfy { $0.reloads.count < 400 })
    #expect(log.widgets[2].shown.allSatisfy { $0.reload == nil })
  }

  @Test func aDayHasTheHoursThatItsCalendarGivesIt() async throws {
    let day = try SimulatedDay("seldom")
    // The clocks are put back in the night of 25 October 2026 in Berlin.
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let start = try #require(
      calendar.date(from: DateComponents(year: 2026, month: 10, day: 24, hour: 12)))
    let log = await DaySimulation(
      day.scenario, day.assumptions, from: start, days: 1, calendar: calendar, seed: 1
    ).run([])
    #expect(log.end.timeIntervalSince(log.start) == 25 * 3600)
    let asleep = try #require(log.spans.first { $0.kind == .asleep })
    #expect(asleep.to.timeIntervalSince(asleep.from) == 9 * 3600)
  }

  @Test func numbersOfZeroEndToo() async throws {
    let zeros = [
      "minutesBetweenReloads": 0.0, "minutesTogether": 0, "minutesUntilRetry": 0,
      "minutesUntilStale": 0, "minutesInForeground": 0, "minutesBetweenRotations": 0,
    ]
    let day = try SimulatedDay("pushed", zeros)
    let log = await day.run([
      day.widget { _ in .atEnd }, day.widget("b") { _ in .after(.distantPast) },
    ])
    #expect(log.isSound && log.widgets.allSatisfy { $0.reloads.count < 8000 })
  }

  @Test func nobodyIsAskedWithoutABudget() async throws {
    let day = try SimulatedDay("seldom", ["reloadsRarely": 0, "looksRarely": 0])
    let log = await day.run([day.widget { .after($0.addingTimeInterval(600)) }])
    #expect(log.widgets[0].reloads.map(\.cause) == [.added, .policy])
    #expect(log.widgets[0].reloads[1].done == nil && log.widgets[0].reloads[1].held == [.budget])
  }
}
