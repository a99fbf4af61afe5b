import Testing

@testable import ProgramBuilding

@Suite struct MissingNameTests {
  /// What is told is what the code says: it knows nothing of types that we make.
  @Test(arguments: [
    ("type 'Font' has no member 'rounded'", "Font.rounded"),
    ("type 'MadeNames.Operations' has no member 'list'", "Operations.list"),
    ("value of type 'MadeNames.Row?' has no member 'name'", "Row.name"),
    ("value of type 'Made' has no member 'ok'", ".ok"),
    ("value of type 'MadeBox' has no member 'json'", ".json"),
    ("value of type 'some View' has no member 'shimmering'", ".shimmering"),
    ("cannot find 'Secrets' in scope", "Secrets"),
    (
      " property 'isDeleted' declared in 'NSManagedObject' cannot be overridden from extension",
      "NSManagedObject.isDeleted"
    ),
  ])
  func isCalledAsTheCodeCallsIt(_ message: String, _ label: String) {
    #expect(MissingName(message)?.label == label)
  }
}
