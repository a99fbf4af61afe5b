import DaySimulation
import Foundation
import ResourceCatalogs

/// A day with widgets that answer as a test says, from 9 June 2026, 9:41 UTC, on.
@MainActor final class SimulatedDay {
  /// What the clock shows.
  private(set) var now = SimulatedDay.start
  /// Whether there is a connection.
  private(set) var isOffline = false
  /// How far it has gone, degrees north and east.
  private(set) var location = [0.0, 0]
  /// What code asks of the system when its provider is asked next.
  var requests: [SimulatedRequest] = []
  /// What each answer takes.
  var needs = ProviderNeeds()
  var scenario: DayScenario
  var assumptions: SystemAssumptions
  var days = 1
  var seed = 1

  static let start = Date(timeIntervalSince1970: 1_780_998_060)

  init(_ scenario: String = "usual", _ numbers: [String: Double] = [:]) throws {
    self.scenario = try .load(scenario)
    assumptions = try .load(numbers)
  }

  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  func run(_ widgets: [SimulatedWidget]) async -> DayLog {
    var hooks = DaySimulation.Hooks()
    hooks.setClock = { self.now = $0 }
    hooks.setOffline = { self.isOffline = $0 }
    hooks.setLocation = { self.location = [$0, $1] }
    hooks.requests = {
      defer { self.requests = [] }
      return self.requests
    }
    hooks.needs = { self.needs }
    return await DaySimulation(
      scenario, assumptions, from: Self.start, days: days, calendar: Self.calendar, seed: seed,
      hooks: hooks
    ).run(widgets)
  }

  /// A moment of the first day.
  func at(_ hours: Int, _ minutes: Int = 0) -> Date {
    Self.midnight.addingTimeInterval(Double(hours * 3600 + minutes * 60))
  }

  /// Hours of the first day as 9.75 for 9:45; the next day's are above 24.
  static func hours(_ date: Date) -> Double { date.timeIntervalSince(midnight) / 3600 }

  private static let midnight = Date(timeIntervalSince1970: 1_780_963_200)

  /// A widget whose answers a test makes.
  func widget(
    _ id: String = "w", kind: String? = nil,
    answering ask: @escaping @MainActor (Date) -> SimulatedAnswer
  ) -> SimulatedWidget {
    SimulatedWidget(id: id, kind: kind ?? id, family: "systemSmall", ask: ask)
  }

  /// A widget with one entry an answer, of now.
  func widget(
    _ id: String = "w", _ policy: @escaping @MainActor (Date) -> SimulatedPolicy
  ) -> SimulatedWidget {
    SimulatedWidget(id: id, kind: id, family: "systemSmall") {
      .timeline([SimulatedEntry(date: $0)], policy($0))
    }
  }
}
