import CoreData
import FoundationAdditions
import SwiftUI
import TestSupport
import Testing

final class Kitchen: NSManagedObject {
  @_Managed var name: String?
  @_Managed var pots: NSSet?
  @_Managed var rows: NSOrderedSet?
  var note = "own"

  private override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    super.init(entity: entity, insertInto: context)
  }
}

private final class Pot: NSManagedObject, Identifiable {
  @_Managed var litres: Double
  @_Managed var colour: String?
  @_Managed var bought: Date?
  @_Managed var kitchen: Kitchen?
}

private struct Pots: View {
  @SectionedFetchRequest(
    sectionIdentifier: \.colour, sortDescriptors: [SortDescriptor(\.litres)])
  private var pots: SectionedFetchResults<String?, Pot>

  var body: some View {
    HStack(spacing: 0) {
      ForEach(pots) { section in
        Color.red.frame(width: 10 * CGFloat(section.count), height: 10)
          .accessibilityIdentifier(section.id ?? "")
      }
    }
  }
}

extension SharedStores {
  @Suite struct DataModelTests {
    private static let contents = """
      <model>
        <entity name="Kitchen" representedClassName="Kitchen">
          <attribute name="name" optional="YES" attributeType="String" defaultValueString="Home"/>
          <attribute name="total" attributeType="Double" derived="YES"
              derivationExpression="pots.@sum.litres"/>
          <relationship name="pots" toMany="YES" deletionRule="Cascade" destinationEntity="Pot"
              inverseName="kitchen" inverseEntity="Pot"/>
          <relationship name="rows" toMany="YES" ordered="YES" deletionRule="Nullify"
              destinationEntity="Row" inverseName="kitchen" inverseEntity="Row"/>
        </entity>
        <entity name="Pot" representedClassName="Pot">
          <attribute name="litres" attributeType="Double" defaultValueString="1.5"
              usesScalarValueType="YES"/>
          <attribute name="colour" optional="YES" attributeType="String"/>
          <attribute name="bought" optional="YES" attributeType="Date"
              defaultDateTimeInterval="60"/>
          <relationship name="kitchen" optional="YES" maxCount="1" deletionRule="Nullify"
              destinationEntity="Kitchen" inverseName="pots" inverseEntity="Kitchen"/>
        </entity>
        <entity name="Row" representedClassName="NSManagedObject">
          <relationship name="kitchen" maxCount="1" deletionRule="Nullify"
              destinationEntity="Kitchen" inverseName="rows" inverseEntity="Kitchen"/>
        </entity>
        <entity name="Pan" representedClassName="NSManagedObject" parentEntity="Pot"/>
      </model>
      """

    private let folder: TemporaryFolder
    private let container: NSPersistentContainer
    private var context: NSManagedObjectContext { container.viewContext }

    init() throws {
      folder = try TemporaryFolder(["Home.xcdatamodeld/Home.xcdatamodel/contents": Self.contents])
      let url = folder.url.appendingPathComponent("Home.xcdatamodeld")
      let model = try #require(NSManagedObjectModel(contentsOf: url))
      // Else the tool writes into the bundle's list where classes are.
      model.entitiesByName["Kitchen"]?.managedObjectClassName = "CoreDataTests.Kitchen"
      container = NSPersistentContainer(name: "Home", managedObjectModel: model)
    }

    @Test func describesItsKinds() throws {
      let entities = container.managedObjectModel.entitiesByName
      let kitchen = try #require(entities["Kitchen"])
      #expect(kitchen.attributesByName["name"]?.attributeType == .stringAttributeType)
      let pots = try #require(kitchen.relationshipsByName["pots"])
      #expect(pots.isToMany && pots.destinationEntity === entities["Pot"])
      #expect(pots.inverseRelationship === entities["Pot"]?.relationshipsByName["kitchen"])
      #expect(entities["Pan"]?.propertiesByName["litres"] != nil)
      #expect(NSManagedObjectModel(contentsOf: folder.url) == nil)
    }

    @Test func newObjectsHaveTheValuesOfTheModel() {
      let pot = Pot(context: context)
      #expect(pot.entity === container.managedObjectModel.entitiesByName["Pot"])
      #expect(pot.litres == 1.5 && pot.colour == nil)
      #expect(pot.bought == Date(timeIntervalSinceReferenceDate: 60))
    }

    @Test func objectsOfNoStoreAreToldApart() {
      let pots = (0..<2).map { _ in Pot(entity: Pot.entity(), insertInto: nil) }
      #expect(pots[0].objectID != pots[1].objectID)
      #expect(!NSPredicate(format: "self == %@", pots[0]).evaluate(with: pots[1]))
    }

    @Test func objectsAreMadeByTheNameOfTheirKind() throws {
      let made = NSEntityDescription.insertNewObject(forEntityName: "Kitchen", into: context)
      let kitchen = try #require(made as? Kitchen)
      #expect(kitchen.name == "Home" && kitchen.note == "own")
      #expect(kitchen.pots?.count == 0 && kitchen.managedObjectContext === context)
    }

    @Test func relationshipsLeadBothWays() throws {
      let made = NSEntityDescription.insertNewObject(forEntityName: "Kitchen", into: context)
      let kitchen = try #require(made as? Kitchen)
      let pots = (0..<3).map { _ in Pot(context: context) }
      kitchen.pots = NSSet(array: [pots[0], pots[1]])
      #expect(pots[0].kitchen === kitchen && pots[2].kitchen == nil)
      pots[2].kitchen = kitchen
      #expect(kitchen.pots?.count == 3)
      #expect(kitchen.value(forKey: "total") as? Double == 4.5)
      kitchen.pots = NSSet(array: [pots[0]])
      #expect(pots[1].kitchen == nil && pots[2].kitchen == nil)
      let other = NSEntityDescription.insertNewObject(forEntityName: "Kitchen", into: context)
      other.setValue(NSSet(object: pots[0]), forKey: "pots")
      #expect(kitchen.pots?.count == 0 && pots[0].kitchen === other)
    }

    @Test func orderedRelationshipsKeepTheirOrder() throws {
      let made = NSEntityDescription.insertNewObject(forEntityName: "Kitchen", into: context)
      let rows = (0..<3).map { _ in
        NSEntityDescription.insertNewObject(forEntityName: "Row", into: context)
      }
      made._managedChange("addToRows", NSOrderedSet(array: [rows[0], rows[1]]))
      made._managedInsert(rows[2], at: 0, "rows")
      let kitchen = try #require(made as? Kitchen)
      #expect(kitchen.rows?.array as? [NSManagedObject] == [rows[2], rows[0], rows[1]])
      made._managedRemove(at: 1, "rows")
      made._managedRemove(at: 9, "rows")
      #expect(kitchen.rows?.array as? [NSManagedObject] == [rows[2], rows[1]])
      #expect(rows[0].value(forKey: "kitchen") == nil)
    }

    @Test func deletingFollowsTheRules() throws {
      let kitchen = NSEntityDescription.insertNewObject(forEntityName: "Kitchen", into: context)
      let pots = (0..<2).map { _ in Pot(context: context) }
      kitchen.setValue(NSSet(array: pots), forKey: "pots")
      context.delete(pots[0])
      #expect((kitchen.value(forKey: "pots") as? NSSet)?.count == 1)
      context.delete(kitchen)
      #expect(try context.count(for: NSFetchRequest<Pot>(entityName: "Pot")) == 0)
    }

    @Test func kindsBelowCountUnlessTheyAreLeftOut() throws {
      _ = NSEntityDescription.insertNewObject(forEntityName: "Pan", into: context)
      let request = NSFetchRequest<NSManagedObject>(entityName: "Pot")
      #expect(try context.fetch(request).map { $0.value(forKey: "litres") as? Double } == [1.5])
      request.includesSubentities = false
      #expect(try context.fetch(request).isEmpty)
    }

    private func fill() {
      for (litres, colour) in [(3.0, "red"), (1.0, "blue"), (2.0, "red")] {
        let pot = Pot(context: context)
        (pot.litres, pot.colour) = (litres, colour)
      }
    }

    @Test func resultsMayBeDictionaries() throws {
      fill()
      let request = NSFetchRequest<NSDictionary>(entityName: "Pot")
      request.resultType = .dictionaryResultType
      request.sortDescriptors = [NSSortDescriptor(key: "litres", ascending: true)]
      request.propertiesToFetch = ["colour"]
      let colours = try context.fetch(request).map { $0.object(forKey: "colour") as? String }
      #expect(colours == ["blue", "red", "red"])
      request.returnsDistinctResults = true
      #expect(try context.fetch(request).count == 2)
      let total = NSExpressionDescription()
      total.name = "total"
      total.expression = FoundationAdditions.NSExpression(
        forFunction: "sum:",
        arguments: [FoundationAdditions.NSExpression(forKeyPath: "litres")])
      request.returnsDistinctResults = false
      request.propertiesToFetch = [total]
      func totals() throws -> [Double?] {
        try context.fetch(request).map { $0.object(forKey: "total") as? Double }
      }
      #expect(try totals() == [6])
      request.propertiesToGroupBy = ["colour"]
      #expect(try totals() == [1, 5])
    }

    @Test func aControllerMakesSections() throws {
      fill()
      let request = NSFetchRequest<Pot>(entityName: "Pot")
      request.sortDescriptors = [
        NSSortDescriptor(key: "colour", ascending: true),
        NSSortDescriptor(keyPath: \Pot.litres, ascending: true),
      ]
      let controller = NSFetchedResultsController(
        fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "colour",
        cacheName: nil)
      #expect(controller.sections == nil)
      try controller.performFetch()
      #expect(controller.sections?.map(\.name) == ["blue", "red"])
      #expect(controller.sections?.map(\.numberOfObjects) == [1, 2])
      let last = controller.object(at: IndexPath(indexes: [1, 1]))
      #expect(last.litres == 3)
      #expect(controller.indexPath(forObject: last) == IndexPath(indexes: [1, 1]))
    }

    @MainActor @Test func aViewShowsSections() {
      fill()
      let view = Pots().environment(\.managedObjectContext, context)
      let probe = LayoutProbe(view, width: 200, height: 100)
      #expect(probe.frame("red")?.width == 20 && probe.frame("blue")?.width == 10)
    }
  }
}
