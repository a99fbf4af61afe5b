import Testing

@testable import ProgramBuilding

extension HealerTests {
  @Test func `what an extension overrides goes, and the rest of the extension stays`() {
    let found = healed(
      """
      import CoreData
      extension Note {
        override func ‸awakeFromInsert() {
          super.awakeFromInsert()
        }
        @NSManaged var name: String?
      }
      """,
      " instance method 'awakeFromInsert()' declared in 'NSManagedObject' cannot be overridden "
        + "from extension")
    #expect(!found.text.contains("awakeFromInsert"))
    #expect(found.text.contains("@NSManaged var name: String?"))
    #expect(found.parts == ["declaration NSManagedObject.awakeFromInsert"])
    #expect(found.errors.isEmpty)
  }
}
