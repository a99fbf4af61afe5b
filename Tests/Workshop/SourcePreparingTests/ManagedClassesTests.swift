import DiagnosticRecords
import Foundation
import TestSupport
import Testing

@testable import SourcePreparing

@Suite struct ManagedClassesTests {
  private static let contents = """
    <model>
      <entity name="Trip" representedClassName="Trip" codeGenerationType="class">
        <attribute name="title" attributeType="String"/>
        <attribute name="rating" optional="YES" attributeType="Integer 16"
            usesScalarValueType="YES"/>
        <attribute name="cost" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
        <attribute name="default" optional="YES" attributeType="URI"/>
        <attribute name="marks" optional="YES" attributeType="Transformable"
            customClassName="[Int]"/>
        <relationship name="stops" optional="YES" toMany="YES" ordered="YES"
            destinationEntity="Stop"/>
      </entity>
      <entity name="Voyage" representedClassName="Voyage" parentEntity="Trip"
          codeGenerationType="class"/>
      <entity name="Stop" representedClassName="Place" codeGenerationType="category">
        <relationship name="trip" optional="YES" maxCount="1" destinationEntity="Trip"/>
        <relationship name="guests" optional="YES" toMany="YES" destinationEntity="Guest"/>
      </entity>
      <entity name="Guest" representedClassName="Guest"/>
    </model>
    """

  private func text(_ source: String, contents: String = Self.contents) throws -> String? {
    let folder = try TemporaryFolder(["M.xcdatamodel/contents": contents])
    let models = DataModels(
      [folder.url.appendingPathComponent("M.xcdatamodel")], root: folder.url)
    let preparer = SourcePreparer(
      conditions: BuildConditions(modules: ModuleAvailability(offered: ["CoreData"])))
    let facts = preparer.prepare(Array(source.utf8), path: "/A").facts
    return ManagedClasses(models, facts: [facts]).text
  }

  @Test func writesClassesWithTypesAsXcodeDoes() throws {
    let text = try #require(try text("import CoreData"))
    #expect(text.contains("nonisolated public class Trip: NSManagedObject {}\n"))
    #expect(text.contains("nonisolated public class Voyage: Trip {}\n"))
    #expect(text.contains("class func fetchRequest() -> NSFetchRequest<Voyage> {"))
    let access = #"get { _managed("title") } set { setValue(newValue, forKey: "title") }"#
    #expect(text.contains("  public var title: String? { \(access) }\n"))
    for property in [
      "rating: Int16 ", "cost: NSNumber? ", "`default`: URL? ", "marks: [Int]? ",
      "stops: NSOrderedSet? ",
    ] { #expect(text.contains("public var \(property)"), "\(property)") }
    for function in [
      "addToStops(_ value: Place)", "addToStops(_ values: NSOrderedSet)",
      "removeFromStops(_ value: Place)", "insertIntoStops(_ value: Place, at idx: Int)",
      "removeFromStops(at idx: Int)",
    ] { #expect(text.contains("public func \(function) {"), "\(function)") }
    #expect(text.contains("extension Trip: Identifiable {}"))
    #expect(!text.contains("extension Voyage: Identifiable"))
    #expect(!text.contains("Guest {}") && !text.contains("class Place"))
  }

  @Test func extendsClassesOfTheProgram() throws {
    let source = """
      import CoreData
      class Place: NSManagedObject, Identifiable {}
      extension Place { func addToGuests(_ value: NSManagedObject) {} }
      """
    let text = try #require(try text(source))
    #expect(text.contains("nonisolated extension Place {"))
    #expect(text.contains("public var trip: Trip? {") && text.contains("guests: NSSet?"))
    #expect(text.contains("removeFromGuests(_ value: Guest)"))
    #expect(!text.contains("func addToGuests") && !text.contains("Place: Identifiable"))
  }

  @Test func leavesAloneWhatIsDeclared() throws {
    let own = try #require(try text("import CoreData\nclass Trip: NSManagedObject {}"))
    #expect(!own.contains("extension Trip") && own.contains("class Voyage: Trip {}"))
  }

  @Test func whatCannotBeReadIsSaid() throws {
    let folder = try TemporaryFolder(["M.xcdatamodel/contents": "<plist/>"])
    let models = DataModels(
      [folder.url.appendingPathComponent("M.xcdatamodel")], root: folder.url)
    #expect(models.diagnostics.map(\.rule) == ["data-model-unreadable"])
    #expect(models.diagnostics.first?.file == "M.xcdatamodel")
  }

  @Test func modelsOfOthersAreTakenForTheirClasses() throws {
    let folder = try TemporaryFolder(["M.xcdatamodel/contents": Self.contents])
    let model = folder.url.appendingPathComponent("M.xcdatamodel")
    let taken = DataModels([], others: [model], words: ["Trip"], root: folder.url)
    #expect(taken.borrowed == [model] && taken.all.count == 1)
    #expect(DataModels([], others: [model], words: ["Trips"], root: folder.url).all.isEmpty)
  }
}
