package import Foundation

/// What a widget's provider answered when asked for a timeline.
package struct Timeline: Codable, Hashable, Sendable {
  /// The family asked for.
  package var family: String
  /// The id of the instance asked for, if the widget has several.
  package var instance: String?
  /// The entries, in the order the provider gave them.
  package var entries: [Entry]
  /// Entries after these that were not drawn. Only there if there are some.
  package var omitted: [Entry]?
  /// When the system would ask again.
  package var policy: Policy

  /// One entry of a timeline.
  package struct Entry: Codable, Hashable, Sendable {
    /// Its index in the timeline, counted from 0; `Render.entry` names it.
    package var index: Int
    /// When the system would show it.
    package var date: Date
    /// How relevant the provider says it is.
    package var relevance: Relevance?

    package init(index: Int, date: Date, relevance: Relevance? = nil) {
      self.index = index
      self.date = date
      self.relevance = relevance
    }
  }

  /// `TimelineEntryRelevance`, as given by the provider.
  package struct Relevance: Codable, Hashable, Sendable {
    /// Relative to the provider's other scores.
    package var score: Double
    /// Seconds; 0 means until the next entry.
    package var duration: Double

    package init(score: Double, duration: Double) {
      self.score = score
      self.duration = duration
    }
  }

  /// The reload policy.
  package struct Policy: Codable, Hashable, Sendable {
    /// Which policy it is.
    package var kind: Kind
    /// The date of `after`.
    package var date: Date?

    /// The cases of `TimelineReloadPolicy`.
    package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
      /// Ask again after the last entry.
      case atEnd
      /// Ask again after a date.
      case after
      /// Do not ask again.
      case never
    }

    /// Ask again after the last entry.
    package static let atEnd = Policy(kind: .atEnd)
    /// Do not ask again.
    package static let never = Policy(kind: .never)

    /// Ask again after a date.
    package static func after(_ date: Date) -> Policy { Policy(kind: .after, date: date) }

    package init(kind: Kind, date: Date? = nil) {
      self.kind = kind
      self.date = date
    }
  }

  package init(
    family: String, instance: String? = nil, entries: [Entry], policy: Policy = .atEnd
  ) {
    self.family = family
    self.instance = instance
    self.entries = entries
    self.policy = policy
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    family = try values.decode(.family, or: "")
    instance = try values.decodeIfPresent(String.self, forKey: .instance)
    entries = try values.decode(.entries, or: [])
    policy = try values.decode(.policy, or: .atEnd)
    omitted = try values.decodeIfPresent([Entry].self, forKey: .omitted)
  }
}
