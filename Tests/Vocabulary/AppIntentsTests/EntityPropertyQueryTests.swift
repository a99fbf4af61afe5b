import AppIntents
import Foundation
import Testing

private struct Book: AppEntity {
  struct Query: EntityPropertyQuery {
    static let properties = QueryProperties {
      Property(\Book.$title) {
        EqualToComparator { NSPredicate(format: "title = %@", $0) }
        ContainsComparator { NSPredicate(format: "title CONTAINS %@", $0) }
      }
      Property(\Book.$pages) {
        LessThanComparator { NSPredicate(format: "pages < %d", $0) }
        IsBetweenComparator { NSPredicate(format: "pages BETWEEN {%d, %d}", $0, $1) }
      }
    }
    static let sortingOptions = SortingOptions {
      SortableBy(\Book.$title)
      SortableBy(\Book.$pages)
    }

    func entities(for identifiers: [Int]) async throws -> [Book] { identifiers.map(Book.init) }

    func entities(
      matching comparators: [NSPredicate], mode: ComparatorMode, sortedBy: [Sort<Book>],
      limit: Int?
    ) async throws -> [Book] { mode == .and ? [Book(id: 1)] : [] }
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = Query()

  let id: Int
  @Property(title: "Title") var title: String
  @Property(title: "Pages") var pages: Int
  var displayRepresentation: DisplayRepresentation { "\(id)" }

  init(id: Int) { self.id = id }
}

private struct Settings: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = UniqueAppEntityProvider { Settings() }
  var displayRepresentation: DisplayRepresentation { "Settings" }
}

@Suite struct EntityPropertyQueryTests {
  @Test func `a query by properties is a query`() async throws {
    let found = try await Book.Query().entities(for: [2, 3])
    #expect(found.map(\.id) == [2, 3])
    let none = try await Book.defaultQuery.entities(
      matching: [], mode: .or, sortedBy: [], limit: nil)
    #expect(none.isEmpty)
  }

  @Test func `of a unique thing there is one`() async throws {
    let only = try await Settings.defaultQuery.uniqueEntity()
    #expect(try await Settings.defaultQuery.entities(for: [only.id]).count == 1)
  }
}
