import AppIntents
import Testing

/// An enumeration may be an entity without an identifier and a query of its own.
struct EntityCaseTests {
  private enum Span: Int, CaseIterable, AppEntity {
    case minute = 1
    case hour = 60

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Span"
    var displayRepresentation: DisplayRepresentation { "\(rawValue) min" }
  }

  private enum Own: String, CaseIterable, AppEntity {
    case one
    var id: Int { 7 }
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Own"
    var displayRepresentation: DisplayRepresentation { "own" }
  }

  @Test func `its cases are found by their raw values`() async throws {
    let query = Span.defaultQuery
    #expect(try await query.entities(for: [60, 2]) == [.hour])
    #expect(try await query.suggestedEntities() == [.minute, .hour])
    #expect(Own.one.id == 7)
  }
}
