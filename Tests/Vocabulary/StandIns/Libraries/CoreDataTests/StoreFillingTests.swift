import CoreData
import DiagnosticRecords
import FoundationAdditions
import TestSupport
import Testing

extension SharedStores {
  /// What `vitrine.json` gives for stores of Core Data.
  @Suite struct StoreFillingTests {
    private static let contents = """
      <model>
        <entity name="Shelf" representedClassName="NSManagedObject">
          <attribute name="title" attributeType="String" defaultValueString="New"/>
          <attribute name="rows" optional="YES" attributeType="Integer 16"/>
          <attribute name="look" optional="YES" attributeType="Transformable"/>
          <relationship name="books" toMany="YES" deletionRule="Nullify"
              destinationEntity="Book" inverseName="shelf" inverseEntity="Book"/>
          <fetchedProperty name="old">
            <fetchRequest name="old" entity="Book"/>
          </fetchedProperty>
        </entity>
        <entity name="Book" representedClassName="NSManagedObject">
          <attribute name="title" optional="YES" attributeType="String"/>
          <attribute name="price" optional="YES" attributeType="Decimal"/>
          <attribute name="read" optional="YES" attributeType="Date"/>
          <attribute name="isLent" optional="YES" attributeType="Boolean"/>
          <attribute name="cover" optional="YES" attributeType="Binary"/>
          <attribute name="key" optional="YES" attributeType="UUID"/>
          <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify"
              destinationEntity="Shelf" inverseName="books" inverseEntity="Shelf"/>
        </entity>
      </model>
      """

    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder(["Home.xcdatamodeld/Home.xcdatamodel/contents": Self.contents])
    }

    private func context(
      _ json: String, file: String = "/library.sqlite"
    ) throws -> NSManagedObjectContext {
      let url = folder.url.appendingPathComponent("Home.xcdatamodeld")
      let model = try #require(NSManagedObjectModel(contentsOf: url))
      let given = GivenStore(Array(json.utf8), name: "given/store.json")
      let container = NSPersistentContainer(name: "Home", managedObjectModel: model)
      container.persistentStoreDescriptions[0].url = URL(fileURLWithPath: file)
      GivenStore.$current.withValue(given) {
        container.loadPersistentStores { _, error in #expect(error == nil) }
      }
      return container.newBackgroundContext()
    }

    private func all(_ entity: String, _ context: NSManagedObjectContext) throws
      -> [NSManagedObject]
    {
      try context.fetch(NSFetchRequest<NSManagedObject>(entityName: entity))
    }

    @Test func objectsAreThereBeforeTheFirstFetch() throws {
      let context = try context(
        """
        {"Shelf": [{"$name": "tall", "title": "Tall", "rows": 4, "books": ["a"]}, {}],
         "Book": [{"$name": "a", "title": "A", "price": "12.40", "read": "2026-06-01",
                   "isLent": true, "cover": "AQI=", "key": "00000000-0000-0000-0000-000000000001"},
                  {"$name": "b", "title": "B", "read": "2026-06-01T08:00:00.5Z", "shelf": "tall",
                   "cover": {"$json": [1]}, "isLent": null}]}
        """)
      #expect(HostDiagnostics.drain().isEmpty)
      let shelves = try all("Shelf", context)
      #expect(shelves.map { $0.value(forKey: "title") as? String } == ["Tall", "New"])
      #expect(shelves[0].value(forKey: "rows") as? Int16 == 4)
      #expect((shelves[0].value(forKey: "books") as? NSSet)?.count == 2)
      let books = try all("Book", context)
      #expect(books.allSatisfy { $0.value(forKey: "shelf") as? NSManagedObject === shelves[0] })
      #expect(
        books[0].value(forKey: "price") as? NSDecimalNumber == NSDecimalNumber(string: "12.4"))
      #expect(books[0].value(forKey: "isLent") as? Bool == true)
      #expect(books[0].value(forKey: "cover") as? Data == Data([1, 2]))
      #expect(books[1].value(forKey: "cover") as? Data == Data("[1]".utf8))
      let read = books.map { ($0.value(forKey: "read") as? Date)?.timeIntervalSince1970 }
      #expect(read == [1_780_272_000, 1_780_300_800.5])
      #expect(!context.hasChanges && !books[0].hasChanges)
      #expect(books[0].managedObjectContext != nil)
    }

    @Test func storesInMemoryBeginEmpty() throws {
      let json = #"{"Shelf": [{}]}"#
      #expect(try all("Shelf", context(json)).count == 1)
      #expect(try all("Shelf", context(json, file: "/dev/null")).isEmpty)
    }

    /// JSON, the line that is said and a word of what is.
    private static let mistakes: [(String, Int, String)] = [
      ("[", 1, "no JSON"), ("[]", 1, "no object"), (#"{"Shelf": 1}"#, 1, "no list"),
      ("{\"Shelf\": [\n1]}", 2, "no object"),
      ("{\"Shelf\": [\n\n{\"titel\": 1}]}", 3, "which has books, look, old, rows, title"),
      (#"{"Shelf": [{"title": 1}]}"#, 1, "cannot be 1: it is a text"),
      (#"{"Shelf": [{"rows": 99999}]}"#, 1, "within the bounds"),
      (#"{"Shelf": [{"rows": 1.5}]}"#, 1, "whole number"),
      (#"{"Shelf": [{"look": "x"}]}"#, 1, "transformable"),
      (#"{"Shelf": [{"books": 1}]}"#, 1, "$name"),
      (#"{"Shelf": [{"books": ["x"]}]}"#, 1, "no object is called"),
      (#"{"Shelf": [{"$name": "s", "books": ["s"]}]}"#, 1, "cannot lead to s"),
      (#"{"Shelf": [{"$name": "s"}, {"$name": "s"}]}"#, 1, "as well"),
      (#"{"Shelf": [{"$name": 1}]}"#, 1, "no text"), (#"{"Shelf": [{"old": []}]}"#, 1, "old"),
      (#"{"Book": [{"read": "soon"}]}"#, 1, "ISO 8601"),
      (#"{"Book": [{"shelf": ["a", "b"]}]}"#, 1, "one object only"),
    ]

    @Test(arguments: mistakes)
    func whatIsWrongIsNamedWithItsLine(json: String, line: Int, word: String) throws {
      _ = try context(json)
      let problems = HostDiagnostics.drain().filter { $0.rule == "given-object-unread" }
      #expect(problems.count == 1)
      #expect(problems.first?.message.contains(word) == true)
      #expect(problems.first?.file == "given/store.json" && problems.first?.line == line)
    }

    @Test func kindsOfOtherStoresArePassedOver() throws {
      let context = try context(#"{"Trip": [{"$name": "a", "day": 1}], "Shelf": [{}]}"#)
      #expect(try all("Shelf", context).count == 1 && all("Trip", context).isEmpty)
      #expect(!HostDiagnostics.drain().contains { $0.rule == "given-object-unread" })
    }

    @Test func manyObjectsTakeLittleTime() throws {
      let books = (0..<20_000).map { #"{"$name": "\#($0)", "shelf": "s"}"# }
      let context = try context(
        #"{"Shelf": [{"$name": "s"}], "Book": [\#(books.joined(separator: ","))]}"#)
      let shelf = try #require(try all("Shelf", context).first)
      #expect((shelf.value(forKey: "books") as? NSSet)?.count == 20_000)
    }

    @Test func manyMistakesAreSaidByAFew() throws {
      let shelves = [String](repeating: "\n{\"rows\": true}", count: 1000).joined(separator: ",")
      #expect(try all("Shelf", context(#"{"Shelf": [\#(shelves)]}"#)).count == 1000)
      let said = HostDiagnostics.drain()
      #expect(said.count == 21 && said.last?.message.contains("more") == true)
    }

    @Test func batchRequestsInsertAndChange() throws {
      let context = try context("{}")
      let insert = NSBatchInsertRequest(
        entityName: "Book", objects: [["title": "A"], ["title": "B", "isLent": true]])
      insert.resultType = .count
      #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 2)
      let update = NSBatchUpdateRequest(entityName: "Book")
      update.predicate = NSPredicate(format: "title == %@", "B")
      update.propertiesToUpdate = ["title": "C"]
      update.resultType = .updatedObjectsCountResultType
      #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 1)
      #expect(try all("Book", context).map { $0.value(forKey: "title") as? String } == ["A", "C"])
      #expect(throws: CocoaError.self) { try context.execute(NSPersistentStoreRequest()) }
    }

    @Test func aFetchedPropertyFindsNothingAndSaysSo() throws {
      let shelf = try #require(try all("Shelf", context(#"{"Shelf": [{}]}"#)).first)
      #expect((shelf.value(forKey: "old") as? [NSManagedObject])?.isEmpty == true)
      #expect(HostDiagnostics.drain().map(\.rule) == ["inert-framework"])
    }

    @Test func negativeOffsetsAreNone() throws {
      let request = NSFetchRequest<NSManagedObject>(entityName: "Shelf")
      request.fetchOffset = -3
      #expect(try context(#"{"Shelf": [{}]}"#).fetch(request).count == 1)
    }
  }
}
