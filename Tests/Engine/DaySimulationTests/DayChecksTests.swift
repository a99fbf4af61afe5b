import DaySimulation
import DiagnosticRecords
import Foundation
import Testing

/// Each check finds its own mistake, and nothing in timelines as Apple's introductions have them.
@MainActor @Suite struct DayChecksTests {
  @Test func oneEntryAtEnd() async throws {
    #expect(
      try await found { day, now in .timeline([entry(now)], .atEnd) } == [.timelineEndsAtOnce])
  }

  @Test func aDateThatIsOver() async throws {
    let rules = try await found { day, now in
      .timeline([entry(now)], .after(now.addingTimeInterval(-60)))
    }
    #expect(rules == [.reloadDatePassed])
  }

  @Test func everyMinute() async throws {
    let rules = try await found { day, now in
      .timeline([entry(now)], .after(now.addingTimeInterval(60)))
    }
    #expect(rules == [.reloadTooOften])
  }

  @Test func aProviderThatReloadsItself() async throws {
    let rules = try await found { day, now in
      day.requests = [.reloadAll]
      return .timeline([entry(now)], .after(now.addingTimeInterval(4 * 3600)))
    }
    #expect(rules == [.reloadsItself])
  }

  @Test func nothingForNow() async throws {
    let rules = try await found { day, now in
      .timeline([entry(now.addingTimeInterval(1800))], .after(now.addingTimeInterval(3600)))
    }
    #expect(rules == [.lateFirstEntry])
  }

  @Test func entriesOfOneDate() async throws {
    let rules = try await found { day, now in
      .timeline([entry(now), entry(now)], .after(now.addingTimeInterval(3600)))
    }
    #expect(rules == [.equalDates])
  }

  @Test func entriesOfSeconds() async throws {
    let rules = try await found { day, now in
      .timeline(
        (0..<60).map { entry(now.addingTimeInterval(Double($0))) },
        .after(now.addingTimeInterval(3600)))
    }
    #expect(rules == [.denseEntries])
  }

  @Test func entriesThatAreNeverSeen() async throws {
    let rules = try await found { day, now in
      .timeline(
        (0..<24).map { entry(now.addingTimeInterval(Double($0) * 3600)) },
        .after(now.addingTimeInterval(3600)))
    }
    #expect(rules == [.entriesAfterReload])
  }

  @Test func aDayThatIsNeverRenewed() async throws {
    let rules = try await found { day, now in
      .timeline((0..<4).map { entry(now.addingTimeInterval(Double($0) * 3600)) }, .never)
    }
    #expect(rules == [.neverRenewed])
  }

  @Test func aForecastThatIsShownToItsEnd() async throws {
    let rules = try await found(loading: true) { day, now in
      .timeline((0..<8).map { entry(now.addingTimeInterval(Double($0) * 3600)) }, .atEnd)
    }
    #expect(rules == [.forecastAtEnd])
  }

  @Test func allDevicesAtTheFullHour() async throws {
    let load: @MainActor (SimulatedDay, Date) -> SimulatedAnswer = { day, now in
      let hour = (now.timeIntervalSince1970 / 3600).rounded(.down) * 3600 + 3600
      return .timeline([entry(now)], .after(Date(timeIntervalSince1970: hour)))
    }
    #expect(try await found(loading: true, load) == [.sharedInstant])
    #expect(try await found(load) == [])
  }

  @Test func theNetworkBeforeTheAnswer() async throws {
    let ask: @MainActor (SimulatedDay, Date) -> SimulatedAnswer = { day, now in
      .timeline([entry(now)], .after(now.addingTimeInterval(2700)))
    }
    #expect(try await found(loading: true, hasSession: false, ask) == [.loadsWhileAsked])
    #expect(try await found(loading: true, ask) == [])
  }

  @Test func anAnswerForLightOrDark() async throws {
    let rules = try await found { day, now in
      day.needs.appearances = 1
      return .timeline([entry(now)], .after(now.addingTimeInterval(1800)))
    }
    #expect(rules == [.appearanceInTimeline])
  }

  @Test func noAnswerWithoutALocation() async throws {
    let silent = try await found { day, now in
      day.needs.refusedLocations = 1
      return .silence("Nothing came.")
    }
    #expect(silent == [.silentWithoutLocation])
    let other = try await found { day, now in
      day.needs.refusedLocations = 1
      return .timeline([entry(now)], .after(now.addingTimeInterval(1800)))
    }
    #expect(other == [])
  }

  @Test func theTimelinesOfTheIntroductions() async throws {
    // Screen time, weather with a reserve, photos, a calendar, notes.
    #expect(
      try await found { day, now in .timeline([entry(now)], .after(now.addingTimeInterval(1800))) }
        == [])
    #expect(
      try await found { day, now in
        .timeline(
          (0..<3).map { entry(now.addingTimeInterval(Double($0) * 3600)) },
          .after(now.addingTimeInterval(1800)))
      } == [])
    #expect(
      try await found { day, now in
        .timeline((0..<4).map { entry(now.addingTimeInterval(Double($0) * 7200)) }, .atEnd)
      } == [])
    #expect(try await found { day, now in .timeline([entry(now)], .never) } == [])
  }

  @Test func eachRuleIsOneChecks() {
    let rules = DayChecks.all.map(\.rule)
    #expect(Set(rules.map(\.id)).count == rules.count)
    #expect(rules.allSatisfy { $0.fault == .design })
  }

  /// The rules that are broken on a usual day.
  private func found(
    loading: Bool = false, hasSession: Bool = true,
    _ answer: @escaping @MainActor (SimulatedDay, Date) -> SimulatedAnswer
  ) async throws -> [Rule] {
    let day = try SimulatedDay("usual", ["looksOften": 0])
    day.needs.loads = loading ? 1 : 0
    var widget = day.widget { answer(day, $0) }
    widget.hasBackgroundLoads = hasSession
    let log = await day.run([widget])
    let checked = CheckedDay(log.widgets[0], of: log, day.assumptions, SimulatedDay.calendar)
    return DayChecks.all.filter { $0.finding(in: checked) != nil }.map(\.rule)
  }
}

private func entry(_ date: Date) -> SimulatedEntry { SimulatedEntry(date: date) }
