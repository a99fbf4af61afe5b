package import Foundation

/// What became of one configured widget.
package struct WidgetDay: Codable, Hashable, Sendable {
  /// The widget's id.
  package var widget: String
  /// The instance's name, where there are several.
  package var instance: String?
  package var family: String
  /// How many reloads it is granted at most in 24 hours, besides those that cost nothing.
  package var allowance: Int
  /// Whether its data is protected while the device is locked: then the placeholder is shown.
  package var isProtected: Bool
  /// The type of its provider; nil where it is not known.
  package var provider: String?
  /// Whether it hears of what was loaded in the background.
  package var hasBackgroundLoads = false
  /// What its provider answered first, up to `entryLimit` entries.
  package var entries: [SimulatedEntry] = []
  /// When its provider calls it relevant without a score.
  package var relevant: [DateInterval] = []
  /// Each time that its provider was to be asked, in order.
  package var reloads: [Reload]
  /// What was shown, without gaps.
  package var shown: [Shown]
  /// Files of what was shown, relative to the catalogue; `Shown.picture` counts among them.
  package var pictures: [Picture] = []

  /// So many entries of the first answer are told.
  package static let entryLimit = 200

  /// A question to the provider.
  package struct Reload: Codable, Hashable, Sendable {
    package var cause: Cause
    /// When it was wished for; for a policy the date that it names.
    package var asked: Date
    /// When it was granted; nil where it was not before the end.
    package var done: Date?
    /// Why it costs nothing; nil where it counts.
    package var free: FreeReason?
    /// Why it was not granted at once, in the order of `Hold`.
    package var held: [Hold]
    /// How many reloads that count are left of 24 hours then.
    package var left: Int
    /// How many entries the answer has; nil where there is none.
    package var entries: Int?
    /// When the answer wants to be asked again; nil for never.
    package var next: Date?
    /// The policy of the answer: `atEnd`, `after`, `never`; nil where there is no answer.
    package var policy: String?
    /// The highest score of the answer's entries.
    package var highestScore: Double?
    /// How many addresses of the network were asked for an answer; nil for none.
    package var loads: Int?
    /// How often the location was asked for and refused; nil for never.
    package var refusedLocations: Int?
    /// How often it was asked whether it is light or dark; nil for never.
    package var appearances: Int?
    /// Why there is no answer.
    package var failure: String?
  }

  /// What makes a widget be reloaded.
  package enum Cause: String, Codable, Sendable {
    /// It is new on the screen.
    case added
    /// Its timeline has come to its end, or to the date of `after`.
    case policy
    /// Code of the widget's asks `WidgetCenter`.
    case code
    /// The app asks `WidgetCenter`.
    case app
    /// The device has come to another place since it was seen.
    case moved
    /// The system's surroundings have changed.
    case changed
    /// A push for widgets, or for a Live Activity.
    case push
    /// An intent of the widget's was performed.
    case intent
    /// The provider did not answer.
    case retry
  }

  /// Why a reload does not count.
  package enum FreeReason: String, Codable, Sendable {
    case added, foreground, listening, navigating, moved, changed, interaction
    /// Pushes for Live Activities have a budget of their own.
    case push
    /// It was overdue when somebody looked.
    case stale
  }

  /// Why a reload has to wait.
  package enum Hold: String, Codable, CaseIterable, Sendable {
    /// The device is not in use.
    case asleep
    /// The device is locked, and the widget's data protected.
    case locked
    /// The last one was too short a time ago.
    case tooSoon
    /// What the widget may cost is used up.
    case budget
    /// It is done together with others.
    case together
  }

  /// A time in which a widget shows one thing.
  package struct Shown: Codable, Hashable, Sendable {
    package var from, to: Date
    /// Index of the reload that brought it; nil for the placeholder.
    package var reload: Int?
    /// Index of the entry in that answer.
    package var entry: Int
    /// The entry's own date.
    package var date: Date
    /// From when on it is older than its provider wished; nil where it is not.
    package var staleFrom: Date?
    package var score: Double?
    /// Seconds for which the score holds; 0 for as long as the entry does.
    package var duration: Double?
    /// Index among the pictures; nil where it is not drawn.
    package var picture: Int?
    /// Index of the same in the other scheme, light or dark; nil where it is not drawn in both.
    package var otherPicture: Int?
  }

  /// A picture of what was shown.
  package struct Picture: Codable, Hashable, Sendable {
    /// Relative to the catalogue.
    package var file: String
    /// `SHA256.short` of its bytes.
    package var hash: String
    /// The id of the render that shows the same; nil where there is none.
    package var render: String?
    /// Its value of the axis `scheme`; nil where it has none.
    package var scheme: String?
    /// Points.
    package var width, height: Double

    package init(
      file: String, hash: String, render: String? = nil, scheme: String? = nil, width: Double,
      height: Double
    ) {
      (self.file, self.hash, self.render, self.scheme) = (file, hash, render, scheme)
      (self.width, self.height) = (width, height)
    }
  }
}
