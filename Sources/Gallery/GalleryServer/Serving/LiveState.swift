/// What open pages are told.
package struct LiveState: Codable, Hashable, Sendable {
  /// The name of the gallery that is served; empty while there is none.
  package var build: String
  /// Whether another is being made.
  package var isBusy: Bool
  /// Why there is no newer one.
  package var problems: [Problem]

  /// Something that is wrong.
  package struct Problem: Codable, Hashable, Sendable {
    /// `file:line`, if it has a position.
    package var position: String
    package var message: String

    package init(position: String, message: String) {
      (self.position, self.message) = (position, message)
    }
  }

  package init(build: String = "", isBusy: Bool = false, problems: [Problem] = []) {
    (self.build, self.isBusy, self.problems) = (build, isBusy, problems)
  }
}
