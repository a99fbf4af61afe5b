package import Foundation

/// A person's data that `vitrine.json` gives, as far as widgets meet them through the host. Values
/// are JSON.
@MainActor package struct GivenData {
  /// A Live Activity's.
  package struct Activity: Sendable {
    /// What it shows at a time, as `ActivityContent` says it.
    package struct Content: Sendable {
      package var state: Data
      /// From when on it is out of date; nil for never.
      package var staleDate: Data?
      /// Nil where none is given.
      package var relevanceScore: Double?

      package init(state: Data, staleDate: Data? = nil, relevanceScore: Double? = nil) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
      }
    }

    /// Nil where they are to be made up.
    package var attributes: Data?
    package var contents: [Content]

    package init(attributes: Data?, contents: [Content]) {
      (self.attributes, self.contents) = (attributes, contents)
    }
  }

  /// A widget as somebody has configured it.
  package struct Instance: Sendable {
    package var title: String
    /// Values by the names of the intent's properties.
    package var parameters: [String: Data]

    package init(title: String, parameters: [String: Data]) {
      (self.title, self.parameters) = (title, parameters)
    }
  }

  /// By the name of the attributes' type.
  package var activities: [String: Activity] = [:]
  /// By the kind of the widget.
  package var instances: [String: [Instance]] = [:]

  package init() {}

  /// That of the program.
  package static var current = GivenData()
}
