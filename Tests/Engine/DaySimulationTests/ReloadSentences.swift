import DaySimulation
import Foundation
import ResourceCatalogs
import Testing

/// What Apple says of reloads, a test a sentence (Facts/timelines.md#reloads).
@MainActor @Suite struct ReloadSentences {
  private let eager: @MainActor (Date) -> SimulatedPolicy = { .after($0.addingTimeInterval(60)) }

  @Test func aWidgetThatIsLookedAtOftenHas40To70Reloads() async throws {
    let day = try SimulatedDay("usual", ["looksOften": 0])
    let widget = try #require(await day.run([day.widget("w", eager)]).widgets.first)
    let counted = widget.reloads.count { $0.free == nil && $0.done != nil }
    #expect((40...70).contains(counted))
  }

  @Test func reloadsLieFifteenToThirtyMinutesApart() async throws {
    let day = try SimulatedDay("seldom", ["looksRarely": 0, "reloadsRarely": 40])
    let widget = try #require(await day.run([day.widget("w", eager)]).widgets.first)
    let done = widget.reloads.filter { $0.free == nil }.compactMap(\.done).filter {
      $0 < day.at(23)
    }
    // What had been saved is spent by then.
    let gaps = zip(done.dropFirst(4), done.dropFirst(5)).map { $1.timeIntervalSince($0) / 60 }
    #expect(gaps.count > 20 && gaps.allSatisfy { (15...30).contains($0) })
  }

  @Test func whatIsNotUsedAddsUpThroughTheDay() async throws {
    let day = try SimulatedDay("seldom", ["looksRarely": 0, "savedReloads": 3])
    let widget = try #require(
      await day.run([
        day.widget { $0 < day.at(20) ? .after(day.at(20)) : .after($0.addingTimeInterval(60)) }
      ]).widgets.first)
    let done = widget.reloads.compactMap(\.done).filter { $0 >= day.at(20) }
    #expect(done.count { $0 < day.at(20, 20) } == 3)
    #expect(done[3].timeIntervalSince(done[2]) > 3600)
  }

  @Test func nothingIsReloadedWhileTheDeviceIsNotUsed() async throws {
    let day = try SimulatedDay("usual")
    let log = await day.run([day.widget("w", eager)])
    let asleep = log.spans.filter { $0.kind == .asleep }
    #expect(asleep.map(\.from) == [day.at(23)] && asleep.map(\.to) == [day.at(31)])
    #expect(
      log.widgets[0].reloads.compactMap(\.done).allSatisfy { done in
        !asleep.contains { $0.contains(done) }
      })
    #expect(log.widgets[0].reloads.contains { $0.held.contains(.asleep) })
  }

  @Test func eachWidgetHasABudgetOfItsOwn() async throws {
    let day = try SimulatedDay("usual", ["looksOften": 0])
    let log = await day.run([day.widget("a", eager), day.widget("b", eager)])
    #expect(log.widgets[0].reloads.count == log.widgets[1].reloads.count)
  }

  @Test func theBudgetIsThatOfAMovingWindow() async throws {
    let day = try SimulatedDay("usual", ["looksOften": 0, "reloadsOften": 20])
    day.days = 3
    let widget = try #require(await day.run([day.widget("w", eager)]).widgets.first)
    let counted = widget.reloads.filter { $0.free == nil }.compactMap(\.done)
    for done in counted {
      #expect(counted.count { $0 <= done && done.timeIntervalSince($0) < 86_400 } <= 20)
    }
    #expect(counted.count > 40)
  }

  @Test func aRequestOfTheCodeDrawsOnTheBudget() async throws {
    let day = try SimulatedDay("usual", ["looksOften": 0])
    let log = await day.run([
      day.widget("asks") { now in
        day.requests = [.reload(kind: "other")]
        return .timeline([SimulatedEntry(date: now)], .after(now.addingTimeInterval(7200)))
      },
      day.widget("other") { _ in .never },
    ])
    let other = log.widgets[1].reloads.filter { $0.cause == .code }
    #expect(other.count > 4 && other.allSatisfy { $0.free != nil || $0.left < 60 })
    #expect(log.widgets[0].reloads.allSatisfy { $0.cause != .code })
  }

  @Test func reloadAllTimelinesReachesAll() async throws {
    let day = try SimulatedDay("usual", ["looksOften": 0])
    let log = await day.run([
      day.widget("a") { now in
        if now > day.at(10) { day.requests = [.reloadAll] }
        return .timeline(
          [SimulatedEntry(date: now)], now < day.at(10) ? .after(day.at(10)) : .never)
      }, day.widget("b") { _ in .never },
    ])
    #expect(log.widgets.allSatisfy { $0.reloads.contains { $0.cause == .code } })
  }

  @Test func thereIsALeastIntervalBetweenReloads() async throws {
    let day = try SimulatedDay("usual", ["looksOften": 0, "minutesTogether": 0])
    let widget = try #require(await day.run([day.widget { _ in .atEnd }]).widgets.first)
    let done = widget.reloads.filter { $0.free == nil }.compactMap(\.done)
    #expect(zip(done, done.dropFirst()).allSatisfy { $1.timeIntervalSince($0) >= 300 })
    #expect(widget.reloads.contains { $0.held.contains(.tooSoon) })
  }

  @Test func reloadsOfSeveralWidgetsAreDoneTogether() async throws {
    let day = try SimulatedDay("usual", ["looksOften": 0, "minutesTogether": 10])
    let log = await day.run([
      day.widget("a") { $0 < day.at(11) ? .after(day.at(11, 1)) : .never },
      day.widget("b") { $0 < day.at(11) ? .after(day.at(11, 2)) : .never },
    ])
    let done = log.widgets.map { $0.reloads.first { $0.cause == .policy }?.done }
    #expect(done[0] != nil)
    // Ten minutes have one round, which both wait for unless it lies between them.
    #expect(done[0] == done[1] || done[0].map { $0 < day.at(11, 2) } == true)
  }

  @Test func theAppInTheForegroundCostsNothing() async throws {
    let day = try SimulatedDay("usual", ["looksOften": 0])
    let widget = try #require(await day.run([day.widget { _ in .never }]).widgets.first)
    #expect(widget.reloads[1].free == .foreground && widget.reloads[1].left == 60)
  }

  @Test func anAudioSessionCostsNothing() async throws {
    let day = try SimulatedDay("pushed", ["looksSometimes": 0])
    let widget = try #require(await day.run([day.widget("w", eager)]).widgets.first)
    let evening = widget.reloads.filter { $0.isDone(from: day.at(19), to: day.at(21)) }
    #expect(evening.map(\.free) == evening.map { _ in .listening })
    #expect(evening.count > 20)
  }

  @Test func navigationCostsNothing() async throws {
    let day = try SimulatedDay("travel", ["looksOften": 0])
    let widget = try #require(await day.run([day.widget("w", eager)]).widgets.first)
    let drive = widget.reloads.dropFirst().filter { $0.isDone(from: day.at(9), to: day.at(10)) }
    #expect(drive.map(\.free) == drive.map { _ in .navigating })
    #expect(drive.count > 2)
  }

  @Test func beingElsewhereCountsWhenTheWidgetIsSeen() async throws {
    let day = try SimulatedDay("travel")
    var locations: [[Double]] = []
    var widget = day.widget { _ in
      locations.append(day.location)
      return .never
    }
    widget.usesLocation = true
    let log = await day.run([widget])
    let moved = try #require(log.widgets[0].reloads.first { $0.cause == .moved }?.done)
    let look = log.moments.first { $0.kind == .looked && $0.date > day.at(10) }?.date
    #expect(moved == look && log.widgets[0].reloads.first { $0.cause == .moved }?.free == .moved)
    #expect(locations.first == [0, 0] && locations.contains([0.3, 0.5]))
  }

  @Test func aChangeOfTheSystemsCostsNothing() async throws {
    let day = try SimulatedDay("travel", ["looksOften": 0])
    let widget = try #require(await day.run([day.widget { _ in .never }]).widgets.first)
    let changed = try #require(widget.reloads.first { $0.cause == .changed })
    #expect(changed.done == day.at(17, 5) && changed.free == .changed)
  }

  @Test func aStaleWidgetIsReloadedWhenItIsSeen() async throws {
    let day = try SimulatedDay("usual", ["reloadsOften": 1, "savedReloads": 1])
    let log = await day.run([day.widget { .after($0.addingTimeInterval(1800)) }])
    let stale = log.widgets[0].reloads.filter { $0.free == .stale }
    #expect(stale.count > 3)
    for reload in stale {
      let done = try #require(reload.done)
      #expect(log.moments.contains { $0.kind == .looked && $0.date == done })
      #expect(done.timeIntervalSince(reload.asked) >= 3600)
    }
  }

  @Test func aDateIsTheEarliestMoment() async throws {
    for scenario in DayScenario.ids {
      let day = try SimulatedDay(scenario)
      let log = await day.run([day.widget { .after($0.addingTimeInterval(1200)) }])
      for reload in log.widgets[0].reloads {
        if let done = reload.done { #expect(done >= reload.asked) }
      }
    }
  }

  @Test func protectedDataIsNotUpdatedWhileTheDeviceIsLocked() async throws {
    let day = try SimulatedDay("locked", ["looksSometimes": 0])
    var widget = day.widget("secret", eager)
    widget.isProtected = true
    let log = await day.run([widget, day.widget("plain", eager)])
    func locked(_ index: Int) -> Int {
      log.widgets[index].reloads.dropFirst().count { $0.isDone(from: day.at(9), to: day.at(17)) }
    }
    #expect(locked(0) == 0 && locked(1) > 5)
    #expect(log.widgets[0].reloads.contains { $0.held.contains(.locked) })
  }

  @Test func pushesReachWhoTakesThem() async throws {
    let day = try SimulatedDay("pushed", ["looksSometimes": 0])
    var widget = day.widget("takes") { _ in .never }
    widget.takesPushes = true
    let log = await day.run([widget, day.widget("other") { _ in .never }])
    #expect(log.widgets[0].reloads.filter { $0.cause == .push }.count == 3)
    #expect(log.widgets[1].reloads.allSatisfy { $0.cause != .push })
  }

  @Test func nearImmediateReloadsStarveYouLater() async throws {
    let day = try SimulatedDay("usual", ["looksOften": 0])
    let log = await day.run([
      day.widget("greedy", eager), day.widget("modest") { .after($0.addingTimeInterval(1800)) },
    ])
    func stale(_ index: Int) -> Double {
      DaySummary(log.widgets[index], log).staleShare
    }
    #expect(stale(0) > 5 * stale(1))
  }

  @Test func withoutAConnectionProvidersAreAskedAllTheSame() async throws {
    let day = try SimulatedDay("travel", ["looksOften": 0])
    var offline = 0
    _ = await day.run([
      day.widget { now in
        if day.isOffline { offline += 1 }
        return .timeline([SimulatedEntry(date: now)], .after(now.addingTimeInterval(1800)))
      }
    ])
    #expect(offline >= 3)
  }

  @Test func aProviderThatDoesNotAnswerIsAskedAgain() async throws {
    let day = try SimulatedDay("usual", ["looksOften": 0])
    let log = await day.run([
      day.widget { now in
        now < day.at(10) ? .failure("No answer.") : .timeline([SimulatedEntry(date: now)], .never)
      }
    ])
    #expect(log.widgets[0].reloads[0].failure == "No answer.")
    #expect(log.widgets[0].reloads[1].cause == .retry && log.widgets[0].shown[0].reload == nil)
  }
}

extension WidgetDay.Reload {
  fileprivate func isDone(from start: Date, to end: Date) -> Bool {
    guard let done else { return false }
    return start <= done && done < end
  }
}
