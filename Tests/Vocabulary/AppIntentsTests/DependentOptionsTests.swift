import AppIntents
import Foundation
import FoundationAdditions
import Testing

@testable import AppIntents

private struct Piers: DynamicOptionsProvider {
  @IntentParameterDependency<FerryIntent>(\.$harbour) var intent

  func results() async throws -> IntentItemCollection<String> {
    guard let harbour = intent?.harbour else { return .empty }
    return IntentItemCollection(sections: [
      IntentItemSection("None here", items: [String]()),
      IntentItemSection("All", items: [IntentItem("\(harbour) pier", title: "Pier")]),
    ])
  }
}

private struct Ships: DynamicOptionsProvider {
  @IntentParameterDependency<FerryIntent>(\.$other) var intent

  func results() async throws -> [String] {
    guard let other = intent?.other.uppercased() else { return ["None"] }
    guard let again = intent?.other else { return [] }
    return [other, again]
  }
}

private struct Harbours: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Dover", "Calais"] }
}

private struct Silent: DynamicOptionsProvider {
  struct Closed: Error {}
  func results() async throws -> [String] { throw Closed() }
}

private struct FerryIntent: WidgetConfigurationIntent {
  @Parameter(title: "Harbour", optionsProvider: Harbours()) var harbour: String
  @Parameter(title: "Pier", optionsProvider: Piers()) var pier: String
  @Parameter(title: "Other", optionsProvider: Harbours()) var other: String?
  @Parameter(title: "Closed", optionsProvider: Silent()) var closed: String
  @Parameter(title: "Line") var line: Line
}

private struct Line: IndexedEntity {
  struct Query: EnumerableEntityQuery {
    func allEntities() async throws -> [Line] { ["a", "b"].map(Line.init) }
  }

  static let defaultQuery = Query()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Line"
  let id: String
  @Property(title: "Name") var name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(_ id: String) {
    self.id = id
    name = "Line \(id)"
  }
}

private struct Sighting: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sighting"
  @Property(title: "Ship") var ship: String
  @Property(title: "Count") var count: Int?
  var displayRepresentation: DisplayRepresentation { "\(ship)" }
}

private struct AskIntent: AppIntent {
  static let title: LocalizedStringResource = "Ask"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  @Parameter(title: "Pier") var pier: String

  func perform() async throws -> some IntentResult { .result(snippetIntent: SeenIntent()) }
}

private struct SeenIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Seen"
  static let openAppWhenRun = true
  func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: "view") }
}

private struct ToldIntent: AppIntent {
  static let title: LocalizedStringResource = "Told"

  func perform() async throws
    -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView
  { .result(value: 3, dialog: "Told") { "view" } }
}

/// What parameters begin with where a person would be asked, and what happens to questions.
struct DependentOptionsTests {
  @Test func `options may depend on parameters before them`() async {
    let intent = FerryIntent()
    await IntentReflection.resolveDefaults(of: intent)
    #expect(intent.harbour == "Dover" && intent.pier == "Dover pier")
    #expect(intent.other == nil && intent.closed == "")
    #expect(intent.line.id == "a")
    #expect(Piers().intent == nil)
  }

  @Test(arguments: [(nil, ["None"]), ("Rum", ["RUM", "Rum"])])
  func `an optional that others depend on is no optional for them`(
    other: String?, ships: [String]
  ) async throws {
    let intent = FerryIntent()
    intent.other = other
    let results = try await ConfiguredIntent.$current.withValue(intent) {
      try await Ships().results()
    }
    #expect(results == ships)
  }

  @Test func `an optional that nobody depends on may be nil`() async throws {
    let intent = FerryIntent()
    intent.harbour = "Oban"
    try ConfiguredIntent.$current.withValue(intent) {
      let seen = try #require(Piers().intent)
      let (other, asked): (String, String?) = (seen.other, seen.other)
      #expect(other == "" && asked == nil && seen.harbour == "Oban")
    }
  }

  @Test func `options see parameters that are given`() async {
    let intent = FerryIntent()
    _ = await IntentReflection.take(["harbour": Data("\"Oban\"".utf8)], into: intent)
    await IntentReflection.resolveDefaults(of: intent)
    #expect(intent.pier == "Oban pier")
  }

  @Test func `an entity that is not kept has properties`() {
    let sighting = Sighting()
    #expect(sighting.ship == "" && sighting.count == nil)
    sighting.ship = "Ark"
    #expect(String(localized: sighting.displayRepresentation.title) == "Ark")
  }

  @Test func `what is shown may follow what is said`() async throws {
    let told = try await ToldIntent().perform() as? IntentResultContainer<Int>
    #expect(told?.value == 3)
  }

  @Test func `nobody answers questions`() async throws {
    let ask = AskIntent()
    await #expect(throws: AppIntentError.UserActionRequired.confirmation) {
      try await ask.requestConfirmation()
    }
    let missing = AppIntentError.Unrecoverable.entityNotFound
    #expect(missing != .restartPerform && "\(missing)" == "entityNotFound")
    #expect("\(AppIntentError.PermissionRequired.location(precise: true))" == "location")
    await #expect(throws: AppIntentError.self) {
      try await ask.requestConfirmation(actionName: .book, dialog: "Sure?")
    }
    await #expect(throws: AppIntentError.self) {
      try await ask.requestConfirmation(actionName: .go, snippetIntent: SeenIntent())
    }
    await #expect(throws: AppIntentError.self) {
      try await ask.requestChoice(between: [IntentChoiceOption(title: "One")])
    }
    await #expect(throws: AppIntentError.self) { try await ask.$pier.requestValue("Which?") }
    await #expect(throws: AppIntentError.self) { try await ask.continueInForeground() }
    #expect(try await ask.$pier.requestDisambiguation(among: ["a", "b"]) == "a")
    #expect(AskIntent.supportedModes.contains(.background))
    #expect(SeenIntent.supportedModes == .foreground)
    try await RelevantIntentManager.shared.updateRelevantIntents([])
  }
}
