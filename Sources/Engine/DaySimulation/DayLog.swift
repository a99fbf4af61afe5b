package import Foundation

/// What the system would do with the widgets of a program in the course of some days under one
/// scenario.
package struct DayLog: Codable, Hashable, Sendable {
  /// The id of the bundle whose widgets these are.
  package var bundle: String
  /// The id of the scenario.
  package var scenario: String
  package var seed: Int
  package var start: Date
  package var end: Date
  /// How the device was, by kind, then in order.
  package var spans: [Span]
  /// What happened, in order.
  package var moments: [Moment]
  package var widgets: [WidgetDay]
  /// How a Smart Stack of the widgets turned, in order.
  package var turns: [Turn]

  /// The pictures of what was shown, relative to the catalogue.
  package var files: [String] { widgets.flatMap(\.pictures).map(\.file) }

  /// A time in which the device is in some way.
  package struct Span: Codable, Hashable, Sendable {
    /// What way.
    package enum Kind: String, Codable, CaseIterable, Sendable {
      /// Not in use.
      case asleep
      /// In use, but locked.
      case locked
      /// Without a connection.
      case offline
      /// The app is in the foreground.
      case foreground
      /// The app plays audio.
      case listening
      /// The app navigates.
      case navigating
    }

    package var kind: Kind
    package var from, to: Date

    package func contains(_ date: Date) -> Bool { from <= date && date < to }
  }

  /// Something that happens.
  package struct Moment: Codable, Hashable, Sendable {
    /// What happens.
    package enum Kind: String, Codable, Sendable {
      /// Somebody looks at the widgets.
      case looked
      /// The app is opened.
      case opened
      /// The device has come to another place.
      case moved
      /// The system's surroundings change.
      case changed
      /// A server sends a push.
      case pushed
      /// Somebody taps what performs an intent.
      case tapped
      /// What was loaded in the background is there.
      case loaded
    }

    package var kind: Kind
    package var date: Date
    /// More of it, for people; nil where the kind says all.
    package var says: String?
  }

  /// A time in which a Smart Stack shows a widget.
  package struct Turn: Codable, Hashable, Sendable {
    package var date: Date
    /// The index of the widget on top; nil while none has ever mattered.
    package var top: Int?
    /// How much each widget matters that does, the most first: its score as a share of the highest
    /// that its provider has ever given.
    package var ranks: [Rank]
  }

  /// How much a widget matters at a moment.
  package struct Rank: Codable, Hashable, Sendable {
    /// Index among the widgets.
    package var widget: Int
    /// From 0, which it never is, to 1.
    package var relevance: Double
  }
}
