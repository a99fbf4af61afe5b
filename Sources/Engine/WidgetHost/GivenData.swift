package import Foundation

/// A person's data that `vitrine.json` gives, as far as widgets meet them through the host. Values
/// are JSON.
@MainActor package struct GivenData {
  /// A Live Activity's.
  package struct Activity: Sendable {
    /// Nil where they are to be made up.
    package var attributes: Data?
    package var states: [Data]

    package init(attributes: Data?, states: [Data]) {
      (self.attributes, self.states) = (attributes, states)
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
