import AppIntents
import Foundation

/// Written as widget code is, to show that such code compiles.
enum Mood: String, AppEnum {
  case calm, wild

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
  static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
    .calm: "Calm", .wild: DisplayRepresentation(title: "Wild", image: .init(systemName: "flame")),
  ]
}

struct City: AppEntity {
  let id: String
  let name: String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
  static let defaultQuery = CityQuery()

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "city")
  }
}

struct CityQuery: EntityStringQuery {
  static let all = [City(id: "b", name: "Bern"), City(id: "g", name: "Geneva")]

  func entities(for identifiers: [City.ID]) async throws -> [City] {
    Self.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [City] {
    Self.all.filter { $0.name.contains(string) }
  }

  func suggestedEntities() async throws -> [City] { Self.all }
}

struct StationQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Station] { [] }

  func suggestedEntities() async throws -> IntentItemCollection<Station> {
    IntentItemCollection(sections: [
      IntentItemSection("Near", items: [IntentItem(Station(id: "x"), title: "X")])
    ])
  }

  func defaultResult() async -> Station? { Station(id: "home") }
}

struct Station: AppEntity, Identifiable {
  var id: String
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Station")
  static let defaultQuery = StationQuery()
  var displayRepresentation: DisplayRepresentation { .init(stringLiteral: id) }
}

struct CupOptions: DynamicOptionsProvider {
  func results() async throws -> [String] { ["tea", "coffee"] }
  func defaultResult() async -> String? { "tea" }
}

struct SampleConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Configuration"
  static let description: IntentDescription = "This is an example widget."

  @Parameter(title: "Favorite Emoji", default: "😃") var emoji: String
  @Parameter(title: "Count") var count: Int
  @Parameter(title: "Note") var note: String?
  @Parameter(title: "Mood", description: "How it feels", default: .wild) var mood: Mood
  @Parameter(title: "Other mood") var otherMood: Mood
  @Parameter(title: "City") var city: City
  @Parameter(title: "Maybe") var maybe: City?
  @Parameter(title: "Station") var station: Station?
  @Parameter(title: "Cup", optionsProvider: CupOptions()) var cup: String?
  @Parameter(title: "Level", default: 3, controlStyle: .slider, inclusiveRange: (1, 10))
  var level: Int
  @Parameter(title: "Text", default: "a", inputOptions: .init(keyboardType: .URL)) var text: String
  @Parameter(title: "Cities", size: [.systemSmall: 1, .systemMedium: 2]) var cities: [City]?
  @Parameter(title: "Seconds", requestValueDialog: "How many?") var seconds: Double?

  static var parameterSummary: some ParameterSummary {
    When(\.$mood, .equalTo, .calm) {
      Summary("Show \(\.$emoji) and \(\.$count)") {
        \.$note
        \.$mood
      }
    } otherwise: {
      Switch(\.$otherMood) {
        Case(.calm) { Summary("Calm \(\.$emoji)") }
        DefaultCase { Summary() }
      }
    }
  }
}

struct AddCup: AppIntent {
  static let title: LocalizedStringResource = "Add a Cup"
  static let openAppWhenRun = false

  @Parameter(title: "Amount") var amount: Int

  init() {}

  init(amount: Int) { self.amount = amount }

  static var parameterSummary: some ParameterSummary { Summary("Add \(\.$amount) cups") }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: amount + 1, dialog: "Now \(amount + 1)")
  }
}

struct SetLamp: SetValueIntent, LiveActivityIntent {
  static let title: LocalizedStringResource = "Lamp"
  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}

struct OpenPage: AppIntent, ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Open"
  @IntentParameterDependency<AddCup>(\.$amount) var cup

  func perform() async throws -> some OpensIntent {
    .result(opensIntent: OpenURLIntent(URL(fileURLWithPath: "/")))
  }
}

struct OpenCity: OpenIntent, PredictableIntent {
  static let title: LocalizedStringResource = "Open City"
  @Parameter(title: "City") var target: City

  func perform() async throws -> some IntentResult { .result() }

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: \.$target) { city in
      DisplayRepresentation(title: "\(city.name)")
    }
  }
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddCup(), phrases: ["Add a cup in \(.applicationName)"], shortTitle: "Cup",
      systemImageName: "cup.and.saucer")
  }
}
