/// Of the names that code uses, those that modules at hand declare: they are not made.
package struct MadeSurroundings: Sendable {
  /// Types, functions and constants.
  package var names: Set<String>
  /// Members that views or collections have, as made values have them too.
  package var members: Set<String>
  /// Those of them that views have.
  package var viewMembers: Set<String>
  /// Functions that collections have, with their labels: `sorted(by:)`.
  package var listFunctions: Set<String>
  /// What the environment has.
  package var environment: Set<String>

  package init(
    names: Set<String> = [], members: Set<String> = [], viewMembers: Set<String> = [],
    listFunctions: Set<String> = [], environment: Set<String> = []
  ) {
    (self.names, self.members) = (names, members)
    (self.viewMembers, self.listFunctions) = (viewMembers, listFunctions)
    self.environment = environment
  }

  /// Whether a call cannot be of what collections have by the name.
  func isOfMade(_ name: String, _ shape: CallShape) -> Bool {
    members.contains(name) && !viewMembers.contains(name) && shape.hasPlainLabels
      && !listFunctions.contains(name + shape.labels)
  }
}
