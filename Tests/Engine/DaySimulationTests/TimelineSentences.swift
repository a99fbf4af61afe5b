import DaySimulation
import Foundation
import ResourceCatalogs
import Testing

/// What the introductions to WidgetKit say of timelines, a test a sentence
/// (Facts/timelines.md#entries and #policies).
@MainActor @Suite struct TimelineSentences {
  @Test func anEntryIsShownFromItsDateOn() async throws {
    let day = try SimulatedDay("seldom")
    let widget = try #require(
      await day.run([
        day.widget { _ in
          .timeline([10, 12, 15].map { SimulatedEntry(date: day.at($0)) }, .never)
        }
      ]).widgets.first)
    let starts = widget.shown.filter { $0.reload == 0 && $0.entry > 0 }.map(\.from)
    #expect(starts.prefix(2) == [day.at(12), day.at(15)])
  }

  @Test func aScreenTimeWidgetHasOneEntry() async throws {
    let day = try SimulatedDay("seldom", ["looksRarely": 0])
    let widget = try #require(
      await day.run([day.widget { .after($0.addingTimeInterval(3600)) }]).widgets.first)
    #expect(widget.shown.allSatisfy { $0.entry == 0 })
    #expect(widget.reloads.count > 10)
  }

  @Test func weatherAsksAgainBeforeItsForecastLosesAccuracy() async throws {
    // A timeline from 9 to 11, accurate until 9:45, asks at 9:30; here an hour later.
    let day = try SimulatedDay("usual", ["looksOften": 0, "minutesTogether": 0])
    let widget = try #require(
      await day.run([
        day.widget { now in
          .timeline(
            (0..<3).map { SimulatedEntry(date: now.addingTimeInterval(Double($0) * 3600)) },
            .after(now.addingTimeInterval(49 * 60)))
        }
      ]).widgets.first)
    let second = widget.reloads[1]
    #expect(second.done == day.at(10, 30) && second.cause == .policy && second.held.isEmpty)
    // What was foretold for 10:41 and 11:41 is never seen.
    #expect(widget.shown.filter { $0.reload == 0 }.map(\.entry) == [0])
  }

  @Test func photosShowMemoriesAtTimesOfTheDay() async throws {
    let day = try SimulatedDay("seldom", ["looksRarely": 0])
    let widget = try #require(
      await day.run([
        day.widget { now in
          now == SimulatedDay.start
            ? .timeline([10, 14, 20].map { SimulatedEntry(date: day.at($0)) }, .atEnd)
            : .timeline([SimulatedEntry(date: now)], .never)
        }
      ]).widgets.first)
    #expect(widget.shown.map(\.from).contains(day.at(14)))
    #expect(widget.reloads.count == 2)
  }

  @Test func aCalendarShowsTheNextMeetingTheMeetingAndTheOneAfter() async throws {
    let day = try SimulatedDay("usual", ["looksOften": 0, "minutesTogether": 0])
    let widget = try #require(
      await day.run([
        day.widget { now in
          // The next meeting an hour from now, an hour long.
          .timeline((0..<3).map { SimulatedEntry(date: now + Double($0) * 3600) }, .atEnd)
        }
      ]).widgets.first)
    // A window over what has no end: at the last entry the next window is asked for.
    let first = try #require(widget.reloads.first?.next)
    #expect(first == SimulatedDay.start.addingTimeInterval(7200))
    #expect(widget.reloads[1].done.map { $0 <= day.at(12, 15) } == true)
    #expect(widget.shown.prefix(2).map(\.entry) == [0, 1])
  }

  @Test func stocksNewsAndMailAskAgainAfterADate() async throws {
    let day = try SimulatedDay("usual", ["looksOften": 0])
    let widget = try #require(
      await day.run([day.widget { .after($0.addingTimeInterval(1800)) }]).widgets.first)
    let asked = widget.reloads.filter { $0.cause == .policy && $0.free == nil }
    #expect(asked.count > 20 && asked.allSatisfy { $0.policy ?? "after" == "after" })
  }

  @Test func notesAndMusicAreDrivenByTheApp() async throws {
    let day = try SimulatedDay("usual", ["looksOften": 0])
    let widget = try #require(await day.run([day.widget { _ in .never }]).widgets.first)
    #expect(widget.reloads.map(\.cause) == [.added, .app])
    #expect(widget.reloads[1].done == day.at(12, 10))
    #expect(widget.shown.allSatisfy { $0.staleFrom == nil })
  }

  @Test func sportsAreIdleAndThenABurstAroundTheGame() async throws {
    let day = try SimulatedDay("usual", ["looksOften": 0, "minutesTogether": 0])
    let widget = try #require(
      await day.run([
        day.widget { now in
          let isGame = now >= day.at(20) && now < day.at(22)
          let next = now < day.at(20) ? day.at(20) : now.addingTimeInterval(isGame ? 300 : 36000)
          return .timeline([SimulatedEntry(date: now)], .after(next))
        }
      ]).widgets.first)
    let game = widget.reloads.compactMap(\.done).filter { $0 >= day.at(20) && $0 < day.at(22) }
    // What was saved while idle is spent at once; then the budget sets the pace.
    #expect(zip(game, game.dropFirst()).prefix(3).allSatisfy { $1.timeIntervalSince($0) == 300 })
    #expect(game.count > 8 && game.count < 20)
  }

  @Test func beforeALogInNobodyIsAsked() async throws {
    let day = try SimulatedDay("seldom", ["looksRarely": 0])
    let widget = try #require(await day.run([day.widget { _ in .never }]).widgets.first)
    #expect(widget.reloads.map(\.cause) == [.added])
    #expect(widget.shown.count == 1 && widget.shown[0].to == SimulatedDay.start + 86_400)
  }

  @Test func afterTheLastEntryItsViewStays() async throws {
    let day = try SimulatedDay("seldom", ["looksRarely": 0])
    let log = await day.run([
      day.widget { _ in
        .timeline([SimulatedEntry(date: day.at(10)), SimulatedEntry(date: day.at(11))], .never)
      }
    ])
    #expect(log.widgets[0].shown.last?.entry == 1)
    #expect(log.widgets[0].shown.last?.to == log.end)
  }

  @Test func theDateOfAPolicyMayComeBeforeTheLastEntry() async throws {
    let day = try SimulatedDay("usual", ["looksOften": 0])
    let log = await day.run([
      day.widget { now in
        .timeline(
          (0..<10).map { SimulatedEntry(date: now + Double($0) * 600) },
          .after(now.addingTimeInterval(1800)))
      }
    ])
    #expect(log.widgets[0].shown.allSatisfy { $0.entry <= 4 || $0.staleFrom != nil })
  }

  @Test func beforeItsFirstEntryWhatWasThereStays() async throws {
    let day = try SimulatedDay("seldom", ["looksRarely": 0])
    let log = await day.run([
      day.widget { _ in .timeline([SimulatedEntry(date: day.at(12))], .never) }
    ])
    let shown = log.widgets[0].shown
    #expect(shown.map(\.reload) == [nil, 0] && shown.map(\.from) == [log.start, day.at(12)])
  }
}
