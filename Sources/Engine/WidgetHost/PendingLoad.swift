package import Foundation

/// What a session loads in the background, as the system sees it that does it.
package struct PendingLoad: Equatable, Sendable {
  /// The identifier of the session.
  package let session: String
  /// When the first of its loads was begun.
  package let begun: Date
  /// From when on one of them may be done.
  package let earliest: Date

  package init(session: String, begun: Date, earliest: Date) {
    (self.session, self.begun, self.earliest) = (session, begun, earliest)
  }
}
