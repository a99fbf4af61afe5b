import CoreData
import Foundation
import FoundationAdditions
import SwiftData
import TestSupport
import Testing

@Model private final class Band {
  @Attribute(.unique, originalName: "title") var name: String
  @Relationship(deleteRule: .cascade, inverse: \Album.band) var albums: [Album] = []
  @Relationship(deleteRule: .nullify) var fans: [Fan] = []

  init(_ name: String) { self.name = name }
}

@Model private final class Album {
  var name: String
  var band: Band?
  @Relationship(deleteRule: .cascade, inverse: \Track.album) var tracks: [Track] = []

  init(_ name: String) { self.name = name }
}

@Model private final class Track {
  var name: String
  var album: Album?

  init(_ name: String) { self.name = name }
}

@Model private final class Fan {
  var name: String
  /// It leads there only; nothing leads back.
  var idol: Label?
  var bands: [Band] = []

  init(_ name: String) { self.name = name }
}

@Model private final class Label {
  var name: String
  @Relationship(deleteRule: .deny, inverse: \Contract.label) var contracts: [Contract] = []

  init(_ name: String) { self.name = name }
}

@Model private final class Contract {
  var label: Label?

  init(_ label: Label?) { self.label = label }
}

extension SharedStores {
  /// What becomes of others when an object is deleted, and values that only one may have.
  @MainActor @Suite struct DeleteRuleTests {
    private func context() throws -> ModelContext {
      try ModelContainer(
        for: Band.self, Label.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)
      ).mainContext
    }

    private func count<Model: PersistentModel>(
      _ type: Model.Type, _ context: ModelContext
    ) throws -> Int { try context.fetchCount(FetchDescriptor<Model>()) }

    @Test func deletingTakesAlongWhatItsRulesSay() throws {
      let context = try context()
      let (band, fan) = (Band("A"), Fan("F"))
      let albums = ["one", "two"].map(Album.init)
      albums[0].tracks = [Track("first")]
      // The other side says that the second belongs to the band.
      band.albums = [albums[0]]
      albums[1].band = band
      band.fans = [fan]
      context.insert(band)
      context.insert(albums[1])
      try context.save()
      context.delete(band)
      #expect(context.deletedModelsArray.count == 4)
      #expect(try count(Album.self, context) == 0 && count(Track.self, context) == 0)
      #expect(try count(Fan.self, context) == 1 && fan.bands.isEmpty)
      context.rollback()
      #expect(try count(Band.self, context) == 1 && count(Track.self, context) == 1)
      #expect(!context.hasChanges)
    }

    @Test func whatWasDeletedStaysAwayThoughSomethingLeadsThere() throws {
      let context = try context()
      let (label, fan) = (Label("L"), Fan("F"))
      fan.idol = label
      context.insert(fan)
      try context.save()
      context.delete(label)
      #expect(try count(Label.self, context) == 0)
      context.insert(label)
      #expect(try count(Label.self, context) == 1)
    }

    @Test func aRuleMayDenyThatAnObjectIsDeleted() throws {
      let context = try context()
      let label = Label("L")
      let contract = Contract(label)
      context.insert(contract)
      try context.save()
      context.delete(label)
      #expect(throws: CocoaError.self) { try context.save() }
      context.delete(contract)
      try context.save()
      #expect(try count(Label.self, context) == 0)
    }

    @Test func ofOneValueTheLastObjectIsLeft() throws {
      let context = try context()
      let bands = ["A", "B", "A"].map(Band.init)
      for band in bands { context.insert(band) }
      #expect(context.insertedModelsArray.count == 3)
      try context.save()
      let left = try context.fetch(FetchDescriptor<Band>())
      #expect(left.map(\.name) == ["B", "A"] && left.last === bands[2])
      #expect(context.model(for: bands[1].persistentModelID) as? Band === bands[1])
    }

    @Test func coreDataDeniesLikewise() throws {
      let contents = """
        <model>
          <entity name="Guard" representedClassName="NSManagedObject">
            <relationship name="wards" toMany="YES" deletionRule="Deny" destinationEntity="Ward"
                inverseName="keeper" inverseEntity="Ward"/>
          </entity>
          <entity name="Ward" representedClassName="NSManagedObject">
            <attribute name="isOpen" attributeType="Boolean"/>
            <relationship name="keeper" optional="YES" maxCount="1" deletionRule="Nullify"
                destinationEntity="Guard" inverseName="wards" inverseEntity="Guard"/>
          </entity>
        </model>
        """
      let folder = try TemporaryFolder(["M.xcdatamodeld/M.xcdatamodel/contents": contents])
      let url = folder.url.appendingPathComponent("M.xcdatamodeld")
      let model = try #require(NSManagedObjectModel(contentsOf: url))
      let context = NSPersistentContainer(name: "M", managedObjectModel: model).viewContext
      func make(_ name: String) -> NSManagedObject {
        NSEntityDescription.insertNewObject(forEntityName: name, into: context)
      }
      let (keeper, wards) = (make("Guard"), [make("Ward"), make("Ward")])
      for (ward, isOpen) in zip(wards, [true, false]) {
        ward.setValue(keeper, forKey: "keeper")
        ward.setValue(isOpen, forKey: "isOpen")
      }
      try context.save()
      let request = NSFetchRequest<NSManagedObject>(entityName: "Ward")
      let sections = NSFetchedResultsController(
        fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "isOpen",
        cacheName: nil)
      try sections.performFetch()
      #expect(sections.sections?.map(\.name) == ["1", "0"])
      context.delete(keeper)
      #expect(throws: CocoaError.self) { try context.save() }
      context.rollback()
      for ward in wards { ward.setValue(nil, forKey: "keeper") }
      context.delete(keeper)
      try context.save()
      #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Guard")) == 0)
    }

    @Test func nobodyElseChangedAStore() throws {
      let context = NSManagedObjectContext(.privateQueue)
      let request = NSPersistentHistoryChangeRequest.fetchHistory(after: Date.distantPast)
      let answer = try context.execute(request) as? NSPersistentHistoryResult
      #expect((answer?.result as? [NSPersistentHistoryTransaction])?.isEmpty == true)
      let token: NSPersistentHistoryToken? = nil
      let purge = NSPersistentHistoryChangeRequest.deleteHistory(before: token)
      #expect((try context.execute(purge) as? NSPersistentHistoryResult)?.result as? Bool == true)
    }

    @Test func predicatesAreJoined() {
      let parts = [NSPredicate(format: "price > 1"), NSPredicate(format: "name != 'b'")]
      let shelf: [[String: Any]] = [
        ["name": "a", "price": 2], ["name": "b", "price": 2], ["name": "c", "price": 1],
      ]
      func found(_ predicate: NSPredicate) -> [String] {
        shelf.filter { predicate.evaluate(with: $0) }.compactMap { $0["name"] as? String }
      }
      #expect(found(NSCompoundPredicate(andPredicateWithSubpredicates: parts)) == ["a"])
      #expect(found(NSCompoundPredicate(orPredicateWithSubpredicates: parts)) == ["a", "b", "c"])
      #expect(found(NSCompoundPredicate(notPredicateWithSubpredicate: parts[0])) == ["c"])
      #expect(found(NSCompoundPredicate(type: .and, subpredicates: [])) == ["a", "b", "c"])
    }
  }
}
