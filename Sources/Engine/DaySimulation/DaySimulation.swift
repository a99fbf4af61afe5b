package import Foundation
package import ResourceCatalogs

/// What the system does with widgets in the course of some days: who is asked when, what is shown,
/// what is withheld (Facts/timelines.md#reloads). Chance is that of a seed, the providers are the
/// real ones, and the clock stands wherever it is set.
@MainActor package final class DaySimulation {
  /// What a simulation needs of the program that it runs in.
  package struct Hooks {
    /// Sets the clock that widget code sees.
    package var setClock: @MainActor (Date) -> Void = { _ in }
    /// Says whether there is a connection.
    package var setOffline: @MainActor (Bool) -> Void = { _ in }
    /// Says how far from the location that is given the device is, degrees north and east.
    package var setLocation: @MainActor (_ north: Double, _ east: Double) -> Void = { _, _ in }
    /// What widget code has asked of the system since the last call.
    package var requests: @MainActor () -> [SimulatedRequest] = { [] }
    /// What background sessions wait for.
    package var pendingLoads: @MainActor () -> [SimulatedLoad] = { [] }
    /// Lets the code hear of what a session has loaded.
    package var finishLoad: @MainActor (_ session: String) async -> Void = { _ in }
    /// What it has asked of the device since the last call.
    package var needs: @MainActor () -> ProviderNeeds = { ProviderNeeds() }

    package init() {}
  }

  private let scenario: DayScenario
  private let assumptions: SystemAssumptions
  private let device: DeviceDays
  private let seed: Int
  private let hooks: Hooks
  private var states: [WidgetState] = []
  /// When what sessions load is there, by their identifiers.
  private var loads: [String: Date] = [:]
  /// What of it has been there.
  private var loaded: [DayLog.Moment] = []
  /// Where in a span of `minutesTogether` reloads are done.
  private let phase: Double

  /// - Parameters:
  ///   - start: When the widgets are put on the screen.
  ///   - days: How many days to go on; at least one.
  ///   - calendar: Whose times of day the scenario tells.
  package init(
    _ scenario: DayScenario, _ assumptions: SystemAssumptions, from start: Date, days: Int,
    calendar: Calendar, seed: Int, hooks: Hooks = Hooks()
  ) {
    (self.scenario, self.assumptions, self.seed) = (scenario, assumptions, seed)
    self.hooks = hooks
    device = DeviceDays(
      scenario, assumptions, from: start, days: max(1, days), calendar: calendar, seed: seed)
    var chance = SeededChance(seed, for: "phase of " + scenario.id)
    phase = chance.share()
  }

  /// Runs from the start to the end.
  package func run(_ widgets: [SimulatedWidget], bundle: String = "") async -> DayLog {
    let length = device.end.timeIntervalSince(device.start)
    let awake =
      device.secondsAwake(from: device.start, to: device.end) * 86_400 / max(1, length)
    states = widgets.map { widget in
      WidgetState(
        widget,
        ReloadBudget(
          allowance: Int(assumptions[scenario.profile.reloads]),
          most: assumptions[.savedReloads], secondsAwake: awake, at: device.start),
        at: device.start)
    }
    for index in states.indices {
      await reload(index, .init(cause: .added, date: device.start), at: device.start, free: .added)
      states[index].day.relevant = await states[index].widget.relevance()
        .flatMap(device.intervals)
    }
    var moments = device.moments[...]
    while true {
      let next = nextGrant()
      let until = next?.grant.date ?? device.end
      if let load = nextLoad(before: min(until, moments.first?.date ?? until)) {
        await finish(load)
      } else if let moment = moments.first, moment.date <= until {
        moments.removeFirst()
        await happen(moment)
      } else if let next {
        let grant = next.grant
        await reload(next.index, next.wish, at: grant.date, free: grant.free, held: grant.held)
      } else {
        break
      }
    }
    return log(bundle)
  }

  /// An interval of the system's; never nothing: what asks for itself would go on for ever.
  private func seconds(_ name: SystemAssumptions.Name) -> TimeInterval {
    max(1, assumptions[name] * 60)
  }

  private func log(_ bundle: String) -> DayLog {
    for index in states.indices {
      states[index].note(until: device.end)
      // What is still wished for was never granted.
      for wish in states[index].wishes.sorted(by: { $0.date < $1.date })
      where wish.date < device.end {
        let grant = grant(of: wish, states[index])
        // It is only done together with others a moment later.
        if grant.held == [.together] { continue }
        states[index].day.reloads.append(
          WidgetDay.Reload(
            cause: wish.cause, asked: wish.date, held: grant.held,
            left: states[index].budget.left(at: device.end)))
      }
    }
    let days = states.map(\.day)
    return DayLog(
      bundle: bundle, scenario: scenario.id, seed: seed, start: device.start, end: device.end,
      spans: device.spans,
      moments: (device.moments + loaded).sorted { $0.date < $1.date }, widgets: days,
      turns: SmartStack(
        secondsBetweenTurns: assumptions[.minutesBetweenRotations] * 60,
        kinds: states.map(\.widget.kind)
      ).turns(days, from: device.start, to: device.end))
  }

  // MARK: What happens

  private func happen(_ moment: DayLog.Moment) async {
    let now = moment.date
    for index in states.indices {
      let state = states[index]
      switch moment.kind {
      case .pushed where state.widget.isActivity:
        await reload(index, .init(cause: .push, date: now), at: now, free: .push)
      case _ where state.widget.isActivity: break
      case .looked:
        let stale = assumptions[.minutesUntilStale] * 60
        if state.hasMoved, state.widget.usesLocation {
          await reload(index, .init(cause: .moved, date: now), at: now, free: .moved)
        } else if let wish = state.wish, wish.date.addingTimeInterval(stale) <= now {
          await reload(index, wish, at: now, free: .stale)
        }
        states[index].hasMoved = false
      case .opened:
        await reload(index, .init(cause: .app, date: now), at: now, free: .foreground)
      case .moved: states[index].hasMoved = true
      case .changed:
        await reload(index, .init(cause: .changed, date: now), at: now, free: .changed)
      case .pushed where state.widget.takesPushes: states[index].wish(.push, at: now)
      case .tapped:
        surround(at: now)
        if await state.widget.tap(now) {
          await reload(index, .init(cause: .intent, date: now), at: now, free: .interaction)
        }
      case .pushed, .loaded: break
      }
    }
  }

  // MARK: Reloads

  /// When a wish can be granted.
  private struct Grant {
    var date: Date
    var held: [WidgetDay.Hold]
    var free: WidgetDay.FreeReason?
  }

  /// What is granted next; of what is granted at once, what comes first in the bundle.
  private func nextGrant() -> (index: Int, wish: WidgetState.Wish, grant: Grant)? {
    var next: (index: Int, wish: WidgetState.Wish, grant: Grant)?
    for (index, state) in states.enumerated() {
      let end = next?.grant.date ?? device.end
      guard let wish = state.wish, wish.date < end else { continue }
      let grant = grant(of: wish, state)
      if grant.date < end { next = (index, wish, grant) }
    }
    return next
  }

  /// When a wish is granted: at the first moment at which nothing holds it back, or at which it
  /// costs nothing.
  private func grant(of wish: WidgetState.Wish, _ state: WidgetState) -> Grant {
    var counted = Grant(date: wish.date, held: [])
    counted = settled(counted, state) { grant in
      guard let next = state.budget.next(from: grant.date, device) else { return .distantFuture }
      return next
    }
    counted = together(counted)
    let free: [(DayLog.Span.Kind, WidgetDay.FreeReason)] = [
      (.foreground, .foreground), (.navigating, .navigating), (.listening, .listening),
    ]
    for (kind, reason) in free {
      guard let start = device.next(kind, from: wish.date), start <= counted.date else { continue }
      let grant = settled(Grant(date: start, held: counted.held), state) { $0.date }
      if grant.date <= counted.date, device.span(kind, at: grant.date) != nil {
        counted = Grant(
          date: grant.date, held: grant.date > wish.date ? counted.held : [], free: reason)
      }
    }
    return counted
  }

  /// The first moment from that of a grant on at which device, interval and budget allow it.
  private func settled(
    _ grant: Grant, _ state: WidgetState, budget: (Grant) -> Date
  ) -> Grant {
    var grant = grant
    func hold(_ reason: WidgetDay.Hold, until date: Date) {
      guard date > grant.date else { return }
      grant.date = date
      if !grant.held.contains(reason) { grant.held.append(reason) }
    }
    while grant.date < device.end {
      let before = grant.date
      if let span = device.span(.asleep, at: grant.date) { hold(.asleep, until: span.to) }
      if state.widget.isProtected, let span = device.span(.locked, at: grant.date) {
        hold(.locked, until: span.to)
      }
      if let asked = state.asked {
        hold(
          .tooSoon, until: asked.addingTimeInterval(seconds(.minutesBetweenReloads)))
      }
      hold(.budget, until: budget(grant))
      if grant.date == before { break }
    }
    grant.held.sort { $0.position < $1.position }
    return grant
  }

  /// The moment of the next round in which reloads are done together.
  private func together(_ grant: Grant) -> Grant {
    let span = assumptions[.minutesTogether] * 60
    guard span > 0, grant.date < device.end else { return grant }
    let first = device.start.timeIntervalSince1970 + (phase * span).rounded(.down)
    let rounds = ((grant.date.timeIntervalSince1970 - first) / span).rounded(.up)
    let date = Date(timeIntervalSince1970: first + rounds * span)
    guard date > grant.date else { return grant }
    var grant = grant
    grant.held.append(.together)
    grant.date = date
    return grant
  }

  /// Has widget code see the clock, the connection and the place of a moment.
  private func surround(at now: Date) {
    hooks.setClock(now)
    hooks.setOffline(device.span(.offline, at: now) != nil)
    let shift = device.shift(at: now)
    hooks.setLocation(shift.north, shift.east)
  }

  /// Asks a provider, and takes what it answers.
  private func reload(
    _ index: Int, _ wish: WidgetState.Wish, at now: Date, free: WidgetDay.FreeReason?,
    held: [WidgetDay.Hold] = []
  ) async {
    surround(at: now)
    if free == nil { states[index].budget.take(at: now, device) }
    _ = hooks.needs()
    let answer = await states[index].widget.ask(now)
    let needs = hooks.needs()
    var reload = WidgetDay.Reload(
      cause: wish.cause, asked: wish.date, done: now, free: free, held: held,
      left: states[index].budget.left(at: now))
    reload.take(needs)
    states[index].take(answer, of: reload, retry: assumptions[.minutesUntilRetry] * 60)
    hear(at: now)
  }

  // MARK: What widget code asks for

  /// Takes note of what code has asked for and begun to load.
  private func hear(at now: Date) {
    for load in hooks.pendingLoads() where loads[load.session] == nil {
      let done = max(load.earliest, now.addingTimeInterval(seconds(.minutesOfLoading)))
      loads[load.session] = device.online(from: done)
    }
    for request in hooks.requests() {
      for other in states.indices {
        switch request {
        case .reloadAll: states[other].wish(.code, at: now)
        case .reload(let kind) where states[other].widget.kind == kind:
          states[other].wish(.code, at: now)
        case .reload: break
        }
      }
    }
  }

  /// The session whose loads are there next.
  private func nextLoad(before end: Date) -> DayLog.Moment? {
    let next = loads.min { ($0.value, $0.key) < ($1.value, $1.key) }
    guard let next, next.value < end else { return nil }
    return DayLog.Moment(kind: .loaded, date: next.value, says: next.key)
  }

  private func finish(_ load: DayLog.Moment) async {
    guard let session = load.says else { return }
    loads[session] = nil
    loaded.append(load)
    surround(at: load.date)
    await hooks.finishLoad(session)
    hear(at: load.date)
  }
}

extension WidgetDay.Hold {
  fileprivate var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
