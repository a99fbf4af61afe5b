package import DaySimulation

/// What the system would do with the widgets in the course of some days, under each scenario that
/// was asked for.
package struct SimulatedDays: Codable, Hashable, Sendable {
  /// A course of events, every day alike.
  package struct Scenario: Codable, Hashable, Sendable {
    package var id: String
    /// The name for people.
    package var name: String
    /// A sentence on what happens.
    package var says: String

    package init(id: String, name: String, says: String) {
      (self.id, self.name, self.says) = (id, name, says)
    }
  }

  /// A rule of the system that the days follow.
  package struct Assumption: Codable, Hashable, Sendable {
    /// A full sentence.
    package var says: String
    /// Whence it is, or why it is assumed.
    package var source: String
    /// Whether Apple publishes nothing of it.
    package var isAssumed: Bool

    package init(says: String, source: String, isAssumed: Bool) {
      (self.says, self.source, self.isAssumed) = (says, source, isAssumed)
    }
  }

  package var seed: Int
  /// How many days each log tells of.
  package var days: Int
  /// In the order to show them.
  package var scenarios: [Scenario]
  package var assumptions: [Assumption]
  /// One a bundle and scenario, in their order.
  package var logs: [DayLog]

  package init(
    seed: Int, days: Int, scenarios: [Scenario], assumptions: [Assumption], logs: [DayLog] = []
  ) {
    (self.seed, self.days, self.scenarios) = (seed, days, scenarios)
    (self.assumptions, self.logs) = (assumptions, logs)
  }
}
