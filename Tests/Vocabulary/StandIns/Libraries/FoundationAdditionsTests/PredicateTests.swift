import DiagnosticRecords
import Foundation
import Testing

@testable import FoundationAdditions

private final class Owner: NSObject {
  let name: String?
  let age: Int
  let pets: [Pet]

  init(_ name: String?, _ age: Int, _ pets: [Pet] = []) {
    (self.name, self.age, self.pets) = (name, age, pets)
  }
}

private final class Pet: NSObject {
  let name: String
  let weight: Double
  let isTame: Bool

  init(_ name: String, _ weight: Double, _ isTame: Bool = true) {
    (self.name, self.weight, self.isTame) = (name, weight, isTame)
  }
}

@Suite struct PredicateTests {
  private let zoe = Owner("Zoë", 30, [Pet("Rex", 20), Pet("Tom", 4.5, false)])
  private let nobody = Owner(nil, 0)

  private func holds(_ format: String, _ arguments: Any...) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: zoe)
  }

  @Test(arguments: [
    "age = 30", "age == 30.0", "age <> 31 AND age >= 30", "age < 31 && !(age < 30)",
    "NOT age IN {1, 2}", "age BETWEEN {30, 40}", "age + 2 * 5 == 40", "(age - 10) / 2 == 10",
    "name ==[cd] 'zoe'", "name != 'zoe'", "name BEGINSWITH 'Z'", "name ENDSWITH[d] \"oe\"",
    "name CONTAINS[c] 'O'", "'o' IN name", "name LIKE 'Z?*'", "name MATCHES '[A-Z]..'",
    "name.length == 3", "name != nil", "ANY pets.name == 'Rex'", "ALL pets.weight > 4",
    "NONE pets.weight > 30", "SOME pets.isTame == NO", "'Tom' IN pets.name",
    "pets.@count == 2", "pets.@sum.weight == 24.5", "pets.@max.weight == 20",
    "pets[0].name == 'Rex'", "pets[LAST].name == 'Tom'", "pets[SIZE] == 2",
    "TRUEPREDICATE OR age == 1", "SELF.age == 30", "lowercase(name) == 'zoë'",
    "((age == 30))", "((((((((((((((((((((((((age))))))))))))))))))))))) + 0) == 30",
    "age == 1 OR age == 2 OR age == 30", "age == 30 or FALSEPREDICATE",
  ])
  func whatHolds(format: String) { #expect(holds(format)) }

  @Test(arguments: [
    "age > 30", "age == nil", "name == 'zoe'", "name LIKE 'Zo'", "name MATCHES '[A-Z]'",
    "ALL pets.isTame == YES", "NONE pets.name == 'Rex'", "age BETWEEN {31, 40}", "name < 3",
    "age == 30 AND FALSEPREDICATE", "pets.name == 'Rex'", "missing > 1",
  ])
  func whatDoesNotHold(format: String) { #expect(!holds(format)) }

  @Test func argumentsStandForPlaceholders() {
    #expect(holds("%K == %@ AND age == %d", "name", "Zoë", 30))
    #expect(holds("age IN %@ AND name IN %@", [30, 31], NSSet(array: ["Zoë"])))
    #expect(holds("%@ == age AND ANY %K.%K == %@", NSNumber(value: 30), "pets", "name", "Rex"))
    #expect(holds("pets.@count == %ld AND pets[0].weight < %f", 2, 20.5))
    #expect(holds("pets[1].isTame == %@ && %K > 1", NSNumber(value: false), "pets.@count"))
    #expect(NSPredicate(format: "name == %@", Optional<String>.none as Any).evaluate(with: nobody))
    #expect(NSPredicate(format: "name == '%@'", argumentArray: []).evaluate(with: zoe) == false)
  }

  @Test func datesIdentifiersAndDictionariesAreCompared() throws {
    let row: [String: Any] = ["day": Date(timeIntervalSince1970: 100), "id": UUID(), "n": Int16(4)]
    let day = Date(timeIntervalSince1970: 99)
    let later = NSDate(timeIntervalSince1970: 101)
    #expect(NSPredicate(format: "day > %@ AND day < %@", day, later).evaluate(with: row))
    #expect(NSPredicate(format: "day > %@", day as any CVarArg).evaluate(with: row))
    #expect(NSPredicate(format: "id == %@ AND n == 4", row["id"]!).evaluate(with: row))
    let id = try #require(row["id"] as? UUID) as any CVarArg
    #expect(NSPredicate(format: "id == %@", id).evaluate(with: row))
    #expect(!NSPredicate(format: "id == %@", UUID()).evaluate(with: row))
    #expect(NSPredicate(format: "SELF MATCHES %@", "\\d{3}").evaluate(with: "123"))
  }

  @Test func joinedPredicatesHoldTogether() {
    let parts = [NSPredicate(format: "age > 1"), NSPredicate(format: "age > 40")]
    #expect(!NSCompoundPredicate(andPredicateWithSubpredicates: parts).evaluate(with: zoe))
    #expect(NSCompoundPredicate(orPredicateWithSubpredicates: parts).evaluate(with: zoe))
  }

  @Test(
    arguments: [
      ("SUBQUERY(pets, $p, $p.weight > 1).@count > 0", "predicate-unsupported", "SUBQUERY()"),
      ("age > $LIMIT", "predicate-unsupported", "a variable"),
      ("age >", "predicate-malformed", "it ends too early"),
      ("age == %@", "predicate-malformed", "more placeholders than arguments"),
      ("name == 'Zoë", "predicate-malformed", "a text is not closed"),
      ("(age == 1", "predicate-malformed", "“)” is missing"),
      ("age ~ 1", "predicate-malformed", "“~” means nothing"),
      (String(repeating: "(", count: 5000), "predicate-malformed", "nested"),
    ])
  func whatCannotBeReadHoldsAndIsSaid(format: String, rule: String, words: String) {
    let collection = HostDiagnostics.Collection()
    HostDiagnostics.$collection.withValue(collection) {
      #expect(holds(format))
      let found = HostDiagnostics.drain()
      #expect(found.map(\.rule) == [rule])
      #expect(found.first?.message.contains(words) == true, "\(found)")
    }
  }

  @Test func sortsByKeysAndByWhatMayBeNil() {
    let owners = [zoe, nobody, Owner("adam", 3)] as NSArray
    func names(_ descriptor: NSSortDescriptor) -> [String?] {
      (owners as! [Owner]).sorted { descriptor.compare($0, to: $1) == .orderedAscending }
        .map(\.name)
    }
    #expect(names(NSSortDescriptor(key: "name", ascending: true)) == [nil, "Zoë", "adam"])
    #expect(names(NSSortDescriptor(key: "pets.@count", ascending: false))[0] == "Zoë")
    #expect(
      names(NSSortDescriptor(keyPath: \Owner.name, ascending: false)) == ["adam", "Zoë", nil])
    let words = NSSortDescriptor(
      key: "name", ascending: true,
      selector: Selector("NSString.localizedCaseInsensitiveCompare(_:)"))
    #expect(names(words) == [nil, "adam", "Zoë"])
    let age = NSSortDescriptor(SortDescriptor(\Owner.age, order: .reverse))
    #expect(names(age) == ["Zoë", "adam", nil])
  }

  @Test func expressionsCalculate() {
    func value(_ expression: FoundationAdditions.NSExpression, _ object: Any?) -> Double? {
      ComparedValue(expression.expressionValue(with: object, context: nil)).number
    }
    #expect(value(FoundationAdditions.NSExpression(format: "2 + 3 * (4 - 1) ** 2"), nil) == 29)
    #expect(value(FoundationAdditions.NSExpression(format: "1.5e2 / -3"), nil) == -50)
    let weights = FoundationAdditions.NSExpression(forKeyPath: "weight")
    let sum = FoundationAdditions.NSExpression(forFunction: "sum:", arguments: [weights])
    #expect(value(sum, zoe.pets) == 24.5)
  }
}
