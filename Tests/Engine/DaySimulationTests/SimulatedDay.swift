import DaySimulation
import Foundation
import ResourceCatalogs

/// A day with widgets that answer as a test says, from 9 June 2026, 9:41 UTC, on.
@MainActor final class SimulatedDay {
  /// What the clock shows.
  private(set) var now = SimulatedDay.start
  /// Whether there is a connection.
  private(set) var isOffline = false
  /// What code asks of the system when its provider is asked next.
  var requests: [SimulatedRequest] = []
  var scenario: DayScenario
  var assumptions: SystemAssumptions
  var days = 1
  var seed = 1

  static let start = Date(timeIntervalSince1970: 1_781_000_460 - 2 * 3600 + 0)

  init(_ scenario: String = "usual", _ numbers: [String: Double] = [:]) throws {
    self.scenario = try .load(scenario)
    assumptions = try .load(numbers)
  }

  func run(_ widgets: [SimulatedWidget]) async -> DayLog {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    var hooks = DaySimulation.Hooks()
    hooks.setClock = { self.now = $0 }
    hooks.setOffline = { self.isOffline = $0 }
    hooks.requests = {
      defer { self.requests = [] }
      return self.requests
    }
    return await DaySimulation(
      scenario, assumptions, from: Self.start, days: days, calendar: calendar, seed: seed,
      hooks: hooks
    ).run(widgets)
  }

  /// A widget with one entry an answer, of now.
  func widget(
    _ id: String = "w", _ policy: @escaping @MainActor (Date) -> SimulatedPolicy
  ) -> SimulatedWidget {
    SimulatedWidget(id: id, kind: id, family: "systemSmall") {
      .timeline([SimulatedEntry(date: self.now)], policy(self.now))
    }
  }
}
