import DiagnosticRecords
import FoundationAdditions
import SwiftData
import SwiftUI
import Testing

@Model private final class Drink {
  @Attribute(.unique) var name: String
  var millilitres: Int
  @Transient var isCold = false

  init(_ name: String, _ millilitres: Int) {
    (self.name, self.millilitres) = (name, millilitres)
  }
}

@ModelActor private actor Bar {
  func pour(_ name: String) throws -> Int {
    modelContext.insert(Drink(name, 200))
    try modelContext.save()
    return try modelContext.fetchCount(FetchDescriptor<Drink>())
  }
}

extension SharedStores {
  @MainActor @Suite struct SwiftDataTests {
    private func context() throws -> ModelContext {
      try ModelContainer(
        for: Drink.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)
      ).mainContext
    }

    @Test func anEmptyStoreGivesNothingAndSaysSo() throws {
      _ = HostDiagnostics.drain()
      #expect(try context().fetch(FetchDescriptor<Drink>()).isEmpty)
      #expect(HostDiagnostics.drain().map(\.rule) == ["inert-framework"])
    }

    @Test func whatIsInsertedIsFoundByPredicateAndInOrder() throws {
      let container = try ModelContainer(for: Drink.self)
      let context = container.mainContext
      for drink in [Drink("tea", 300), Drink("espresso", 30), Drink("water", 500)] {
        context.insert(drink)
      }
      let large = FetchDescriptor<Drink>(
        predicate: #Predicate { $0.millilitres > 100 },
        sortBy: [SortDescriptor(\.millilitres, order: .reverse)])
      #expect(try context.fetch(large).map(\.name) == ["water", "tea"])
      #expect(try context.fetchCount(FetchDescriptor<Drink>()) == 3)
      try context.delete(model: Drink.self, where: #Predicate { $0.name == "tea" })
      #expect(try ModelContext(container).fetch(large).map(\.name) == ["water"])
    }

    @Test func anActorHasAContextOfItsContainer() async throws {
      let container = try ModelContainer(for: Drink.self)
      let bar = Bar(modelContainer: container)
      #expect(try await bar.pour("tea") == 1)
      #expect(try container.mainContext.fetch(FetchDescriptor<Drink>()).map(\.name) == ["tea"])
    }

    @Test func anIdentifierIsFoundAgainAfterItWasWritten() throws {
      let container = try ModelContainer(for: Drink.self)
      let drinks = [Drink("tea", 300), Drink("water", 500)]
      for drink in drinks { container.mainContext.insert(drink) }
      let ids = drinks.map(\.persistentModelID)
      let read = try JSONDecoder().decode(
        [PersistentIdentifier].self, from: JSONEncoder().encode(ids))
      #expect(read == ids && ids.sorted() == ids)
      let found: [Drink?] = read.map { container.mainContext.registeredModel(for: $0) }
      #expect(found.map(\.?.name) == ["tea", "water"])
    }

    @Test func anIdentifierIsKeptInUserDefaults() throws {
      let store = try #require(UserDefaults(suiteName: "SwiftDataTests"))
      let drinks = [Drink("tea", 300), Drink("water", 500)].map(\.persistentModelID)
      let last = AppStorage(wrappedValue: drinks[0], "last", store: store)
      let maybe = AppStorage<PersistentIdentifier?>("last", store: store)
      store.removeObject(forKey: "last")
      #expect(last.wrappedValue == drinks[0] && maybe.wrappedValue == nil)
      last.wrappedValue = drinks[1]
      #expect(maybe.wrappedValue == drinks[1])
      maybe.wrappedValue = nil
      #expect(last.wrappedValue == drinks[0])
    }

    @Test func aModelKnowsItsContext() throws {
      let container = try ModelContainer(for: Drink.self)
      let drink = Drink("tea", 300)
      #expect(drink.modelContext == nil)
      container.mainContext.insert(drink)
      #expect(drink.modelContext === container.mainContext)
      container.mainContext.delete(drink)
      #expect(drink.modelContext == nil)
      #expect(drink == drink && drink != Drink("tea", 300))
    }
  }
}
