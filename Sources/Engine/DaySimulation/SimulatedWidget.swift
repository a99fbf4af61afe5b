package import Foundation

/// A widget on the screen of a simulated device.
package struct SimulatedWidget {
  /// The widget's id.
  package var id: String
  package var kind: String
  /// The instance's name, where there are several.
  package var instance: String?
  package var family: String
  /// Whether nothing of it may be updated while the device is locked.
  package var isProtected = false
  /// Whether it is a Live Activity: pushes bring what it shows next, and nothing else changes it.
  package var isActivity = false
  /// Whether pushes reach it.
  package var takesPushes = false
  /// Whether it shows something of where the device is.
  package var usesLocation = false
  /// The type of its provider; nil where it is not known.
  package var provider: String?
  /// Whether it hears of what was loaded in the background.
  package var hasBackgroundLoads = false
  /// Asks its provider for a timeline at the moment of the clock.
  package var ask: @MainActor (_ now: Date) async -> SimulatedAnswer
  /// Performs an intent of what it shows at the moment of the clock; false where it has none.
  package var tap: @MainActor (_ now: Date) async -> Bool = { _ in false }
  /// Asks its provider when it matters.
  package var relevance: @MainActor () async -> [SimulatedContext] = { [] }

  package init(
    id: String, kind: String, instance: String? = nil, family: String,
    ask: @escaping @MainActor (_ now: Date) async -> SimulatedAnswer
  ) {
    (self.id, self.kind, self.instance, self.family) = (id, kind, instance, family)
    self.ask = ask
  }
}

/// What a provider answers in a simulated day.
package enum SimulatedAnswer: Sendable {
  /// Entries in order of date, and when to ask again.
  case timeline([SimulatedEntry], SimulatedPolicy)
  /// None, and why.
  case failure(String)
  /// None, and there will be none: nobody asks again of their own accord.
  case silence(String)
}

/// When a provider wants to be asked again.
package enum SimulatedPolicy: Hashable, Sendable {
  case atEnd, never
  case after(Date)

  /// The name of the case.
  var name: String {
    switch self {
    case .atEnd: "atEnd"
    case .never: "never"
    case .after: "after"
    }
  }
}

/// An entry as far as the system is concerned.
package struct SimulatedEntry: Codable, Hashable, Sendable {
  package var date: Date
  package var score: Double?
  /// Seconds; 0 until the next entry.
  package var duration: Double?

  package init(date: Date, score: Double? = nil, duration: Double? = nil) {
    (self.date, self.score, self.duration) = (date, score, duration)
  }
}

/// When a widget matters without a score, as far as a device can know that in a simulated day.
package enum SimulatedContext: Hashable, Sendable {
  case date(DateInterval)
  /// The hour before the device is no longer used.
  case bedtime
  /// The first hour in which it is used again.
  case wakeup
}

/// What a session loads in the background.
package struct SimulatedLoad: Hashable, Sendable {
  /// The identifier of the session.
  package var session: String
  /// From when on it may be done.
  package var earliest: Date

  package init(session: String, earliest: Date) {
    (self.session, self.earliest) = (session, earliest)
  }
}

/// What widget code asks of the system while it is run.
package enum SimulatedRequest: Hashable, Sendable {
  case reload(kind: String)
  case reloadAll
}
