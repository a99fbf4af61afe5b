import DiagnosticRecords
import Foundation
import FoundationAdditions
import SwiftData
import Testing

@Model private final class Trip {
  enum Mood: String, Codable { case calm, busy }

  var title: String
  var start: Date
  var mood = Mood.calm
  var tags: [String] = []
  var note: String?
  private(set) var rating: Int = 3 { didSet { changes += 1 } }
  @Transient var changes = 0
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  var guide: Guide?
  let key: UUID
  var isLong: Bool { stops.count > 2 }

  init(_ title: String) {
    (self.title, start, key) = (title, Date(timeIntervalSinceReferenceDate: 0), UUID())
  }
}

@Model private final class Stop {
  var name: String
  var trip: Trip?
  var guide: Guide

  init(_ name: String, _ guide: Guide) { (self.name, self.guide) = (name, guide) }
}

/// The other side of what leads to it is told by the types alone.
@Model private final class Guide {
  var name: String = "Nobody"
  var trips: [Trip]?

  init(_ name: String) { self.name = name }
}

private class Base {}

@Model private final class Derived: Base {
  var name: String = ""
  override init() {}
}

extension SharedStores {
  /// What `vitrine.json` gives for stores of SwiftData, and relationships from both sides.
  @MainActor @Suite struct ModelFillingTests {
    private func context(
      _ json: String, _ types: [any PersistentModel.Type] = [Trip.self], isKept: Bool = true
    ) throws -> ModelContext {
      try GivenStore.$current.withValue(GivenStore(Array(json.utf8), name: "store.json")) {
        try ModelContainer(
          for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: !isKept)
        ).mainContext
      }
    }

    private nonisolated static let key = #""key": "00000000-0000-0000-0000-000000000001""#
    private nonisolated static let rome =
      #""$name": "rome", "title": "Rome", "start": "2026-06-01T00:00:00Z", "# + key

    @Test func objectsAreThereBeforeTheFirstFetch() throws {
      let context = try context(
        """
        {"Trip": [{\(Self.rome), "mood": "busy", "tags": ["a", "b"], "note": null, "rating": 5,
           "stops": ["forum"], "guide": "ada"}],
         "Stop": [{"$name": "forum", "name": "Forum", "guide": "ada"},
                  {"name": "Zoo", "trip": "rome", "guide": "ada"}],
         "Guide": [{"$name": "ada", "name": "Ada"}, {}]}
        """)
      #expect(HostDiagnostics.drain().isEmpty)
      let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
      #expect(trip.title == "Rome" && trip.mood == .busy && trip.tags == ["a", "b"])
      #expect(trip.rating == 5 && trip.note == nil && trip.key.uuidString.hasSuffix("1"))
      #expect(trip.start.timeIntervalSince1970 == 1_780_272_000)
      #expect(trip.stops.map(\.name) == ["Forum", "Zoo"])
      #expect(trip.stops.allSatisfy { $0.trip === trip && $0.guide.name == "Ada" })
      #expect(trip.guide?.trips?.map(\.title) == ["Rome"])
      #expect(trip.modelContext === context)
      #expect(try context.fetch(FetchDescriptor<Guide>()).map(\.name) == ["Ada", "Nobody"])
    }

    @Test func storesInMemoryBeginEmpty() throws {
      let context = try context(#"{"Guide": [{}]}"#, [Guide.self], isKept: false)
      #expect(try context.fetchCount(FetchDescriptor<Guide>()) == 0)
    }

    /// JSON and a word of what is said.
    private nonisolated static let mistakes: [(String, String)] = [
      (#"{"Trip": [{\#(rome), "note": 1}]}"#, "note cannot be 1"),
      (#"{"Trip": [{}]}"#, "title has no value"),
      (#"{"Trip": [{\#(rome), "mood": "odd"}]}"#, "Trip.mood"),
      (#"{"Trip": [{\#(rome), "titel": 1}]}"#, "Trip.titel is no property"),
      (#"{"Trip": [{\#(rome), "stops": ["x"]}]}"#, "leads to x"),
      (#"{"Trip": [{\#(rome), "guide": "rome"}]}"#, "another class"),
      (#"{"Trip": [{\#(rome), "guide": ["a", "b"]}]}"#, "one object only"),
      (#"{"Trip": [{\#(rome), "guide": 1}]}"#, "$name"),
      (#"{"Stop": [{"name": "S"}]}"#, "guide needs the $name"),
      (#"{"Stop": [{"name": 1, "guide": "g"}]}"#, "name cannot be 1"),
      (#"{"Guide": [{"$name": "g"}, {"$name": "g"}]}"#, "as well"),
    ]

    @Test(arguments: mistakes)
    func whatIsWrongIsNamed(json: String, word: String) throws {
      _ = try context(json)
      let problems = HostDiagnostics.drain().filter { $0.rule == "given-object-unread" }
      #expect(problems.count == 1, "\(problems.map(\.message))")
      #expect(problems.first?.message.contains(word) == true)
      #expect(problems.first?.file == "store.json" && problems.first?.line == 1)
    }

    @Test func kindsOfOtherStoresArePassedOver() throws {
      let json = #"{"Shelf": [{"$name": "a"}, {"$name": "a"}], "Guide": [{"$name": "a"}]}"#
      let context = try context(json)
      #expect(try context.fetchCount(FetchDescriptor<Guide>()) == 1)
      #expect(HostDiagnostics.drain().isEmpty)
    }

    @Test func aClassThatCannotBeMadeIsNamed() throws {
      _ = try context(#"{"Derived": [{}]}"#, [Derived.self])
      #expect(HostDiagnostics.drain().first?.message.contains("a class above") == true)
    }

    @Test func bothSidesOfARelationshipSayTheSame() throws {
      let context = try context("{}")
      let (rome, oslo) = (Trip("Rome"), Trip("Oslo"))
      let stop = Stop("Forum", Guide("Ada"))
      rome.stops = [stop]
      context.insert(rome)
      context.insert(oslo)
      #expect(stop.trip === rome && stop.modelContext === context)
      #expect(try context.fetch(FetchDescriptor<Guide>()).map(\.name) == ["Ada"])
      stop.trip = oslo
      try context.save()
      #expect(rome.stops.isEmpty && oslo.stops.map(\.name) == ["Forum"])
      rome.stops.append(stop)
      try context.save()
      #expect(stop.trip === rome && oslo.stops.isEmpty)
      rome.stops = []
      try context.save()
      #expect(stop.trip == nil)
      stop.trip = rome
      context.delete(stop)
      #expect(rome.stops.isEmpty)
    }

    @Test func predicatesFollowRelationships() throws {
      let context = try context("{}")
      for (name, count) in [("A", 1), ("B", 3)] {
        let trip = Trip(name)
        trip.stops = (0..<count).map { Stop("\(name)\($0)", Guide("G")) }
        context.insert(trip)
      }
      var stops = FetchDescriptor<Stop>(
        predicate: #Predicate { $0.trip?.title == "B" },
        sortBy: [SortDescriptor(\.name, order: .reverse)])
      #expect(try context.fetch(stops).map(\.name) == ["B2", "B1", "B0"])
      (stops.fetchLimit, stops.fetchOffset) = (1, 1)
      #expect(try context.fetch(stops).map(\.name) == ["B1"])
      (stops.fetchLimit, stops.fetchOffset) = (-1, -1)
      #expect(try context.fetch(stops).isEmpty)
      let trips = FetchDescriptor<Trip>(
        predicate: #Predicate { $0.stops.contains { $0.name == "A0" } })
      #expect(try context.fetch(trips).map(\.title) == ["A"])
    }
  }
}
