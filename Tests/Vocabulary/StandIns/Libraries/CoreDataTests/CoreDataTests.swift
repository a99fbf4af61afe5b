import CoreData
import DiagnosticRecords
import FoundationAdditions
import Testing

/// As Xcode would write it; `vitrine build` turns `@NSManaged` into what stands here.
private final class Note: NSManagedObject {
  @_Managed var title: String
  @_Managed var size: Int32
  @_Managed var detail: String?
  @_Managed var parts: NSSet?
  func addToParts(_ value: Note) { _managedChange("addToParts", value) }
  func removeFromParts(_ values: NSSet) { _managedChange("removeFromParts", values) }
}

/// With the request that is generated for an entity.
private final class Page: NSManagedObject {
  class func fetchRequest() -> NSFetchRequest<Page> { NSFetchRequest(entityName: "Page") }
}

extension SharedStores {
  @Suite struct CoreDataTests {
    private let container = NSPersistentContainer(name: "Notes")

    @Test func aClassOfAModelIsAskedForItsOwnRequest() {
      let request = Page.fetchRequest()
      #expect(type(of: request) == NSFetchRequest<Page>.self && request.entityName == "Page")
    }

    @Test func anObjectMayBeMadeInNoContext() {
      let note = Note()
      #expect(note.managedObjectContext == nil && note.detail == nil && note.size == 0)
    }

    @Test func aContextReadsTheOneStateThereIs() throws {
      let context = container.viewContext
      try context.setQueryGenerationFrom(.current)
      #expect(context.queryGenerationToken == nil)
    }

    @Test func anEmptyStoreGivesNothingAndSaysSo() throws {
      _ = HostDiagnostics.drain()
      let request = NSFetchRequest<Note>(entityName: "Note")
      #expect(try container.viewContext.fetch(request).isEmpty)
      #expect(HostDiagnostics.drain().map(\.rule) == ["inert-framework"])
    }

    @Test func whatIsInsertedIsFoundInOrder() throws {
      let context = container.viewContext
      for (title, size) in [("b", 2), ("a", 3), ("c", 1)] {
        let note = Note(context: context)
        (note.title, note.size) = (title, Int32(size))
      }
      let request = NSFetchRequest<Note>(entityName: "Note")
      request.sortDescriptors = [NSSortDescriptor(key: "size", ascending: true)]
      #expect(try context.fetch(request).map(\.title) == ["c", "b", "a"])
      request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: false)]
      request.fetchLimit = 2
      #expect(try context.fetch(request).map(\.title) == ["c", "b"])
      request.predicate = NSPredicate(block: { object, _ in (object as? Note)?.size == 3 })
      #expect(try context.fetch(request).map(\.title) == ["a"])
      #expect(context.hasChanges)
      try context.save()
      #expect(!context.hasChanges)
      #expect(try container.newBackgroundContext().count(for: Note.fetchRequest()) == 3)
    }

    @Test func propertiesThatWereNeverSetAreBlank() {
      let note = Note(context: container.viewContext)
      #expect(note.title == "" && note.size == 0 && note.detail == nil)
      note.detail = "x"
      #expect(note.value(forKey: "detail") as? String == "x")
    }

    @Test func generatedFunctionsChangeTheSet() {
      let context = container.viewContext
      let (whole, part) = (Note(context: context), Note(context: context))
      whole.addToParts(part)
      #expect(whole.parts?.count == 1)
      whole.removeFromParts(NSSet(object: part))
      #expect(whole.parts?.count == 0)
    }

    @Test func aStoreIsFoundByItsFile() throws {
      let coordinator = container.persistentStoreCoordinator
      let files = ["/old", "/new"].map { URL(fileURLWithPath: $0) }
      let store = try coordinator.addPersistentStore(
        ofType: NSSQLiteStoreType, configurationName: nil, at: files[0])
      #expect(coordinator.persistentStore(for: files[0]) === store)
      try coordinator.migratePersistentStore(store, to: files[1], withType: NSSQLiteStoreType)
      #expect(coordinator.persistentStore(for: files[0]) == nil && store.url == files[1])
    }

    @Test func storesAreTold() throws {
      let coordinator = container.persistentStoreCoordinator
      container.loadPersistentStores { _, error in #expect(error == nil) }
      let loaded = try #require(coordinator.persistentStores.last)
      #expect(loaded.type == NSSQLiteStoreType && loaded.persistentStoreCoordinator === coordinator)
      let file = URL(fileURLWithPath: "/tides")
      let store = try coordinator.addPersistentStore(
        type: .sqlite, at: file, options: [NSReadOnlyPersistentStoreOption: true as NSNumber])
      #expect(store.isReadOnly && !loaded.isReadOnly && coordinator.url(for: store) == file)
      try coordinator.remove(store)
      try coordinator.destroyPersistentStore(at: file, type: .sqlite)
      #expect(coordinator.persistentStore(for: file) == nil)
      #expect(coordinator.persistentStores.last === loaded)
    }

    @Test func aBatchDeletes() throws {
      let context = container.viewContext
      _ = Note(context: context)
      let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Note")
      try context.execute(NSBatchDeleteRequest(fetchRequest: request))
      #expect(try context.count(for: request) == 0)
    }

    @Test func `a batch takes the objects that it names, and no others`() throws {
      let context = container.viewContext
      let notes = (0..<3).map { _ in Note(context: context) }
      let request = NSBatchDeleteRequest(objectIDs: [notes[0].objectID, notes[2].objectID])
      request.resultType = .resultTypeCount
      let result = try context.execute(request) as? NSBatchDeleteResult
      #expect(result?.result as? Int == 2)
      #expect(try context.fetch(NSFetchRequest<Note>(entityName: "Note")) == [notes[1]])
      try context.execute(NSBatchDeleteRequest(objectIDs: []))
      #expect(try context.count(for: NSFetchRequest<Note>(entityName: "Note")) == 1)
    }

    @Test func aFormatFindsObjects() throws {
      let context = container.viewContext
      for (title, size) in [("Éclair", 2), ("eclipse", 3), ("tea", 1)] {
        let note = Note(context: context)
        (note.title, note.size) = (title, Int32(size))
      }
      let request = NSFetchRequest<Note>(entityName: "Note")
      request.predicate = NSPredicate(format: "title BEGINSWITH[cd] %@ AND size > %d", "ecl", 2)
      #expect(try context.fetch(request).map(\.title) == ["eclipse"])
      let all = try context.fetch(NSFetchRequest<Note>(entityName: "Note"))
      request.predicate = NSPredicate(format: "self IN %@", [all[2].objectID])
      #expect(try context.fetch(request).map(\.title) == ["tea"])
    }
  }
}
