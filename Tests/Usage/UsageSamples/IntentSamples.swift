import ActivityKit
import AppIntents
import Intents
import SwiftUI
import WidgetKit

enum Size: String, AppEnum {
  case small, large
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static var caseDisplayRepresentations: [Size: DisplayRepresentation] = [
    .small: "Small", .large: DisplayRepresentation(title: "Large", subtitle: "much"),
  ]
}

struct City: AppEntity, Identifiable {
  let id: String
  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "City")
  static var defaultQuery = CityQuery()
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(id)", subtitle: "city", image: DisplayRepresentation.Image(systemName: "star"))
  }
  @Property(title: "Name") var name: String
  init(id: String) { self.id = id }
}

struct CityQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [City] { identifiers.map(City.init) }
  func suggestedEntities() async throws -> [City] { [City(id: "Bern")] }
  func defaultResult() async -> City? { City(id: "Bern") }
}

struct NameQuery: EntityStringQuery {
  func entities(matching string: String) async throws -> IntentItemCollection<City> {
    IntentItemCollection(items: [City(id: string)])
  }
  func entities(for identifiers: [String]) async throws -> [City] { [] }
  func suggestedEntities() async throws -> IntentItemCollection<City> {
    IntentItemCollection(sections: [IntentItemSection("All", items: [IntentItem(City(id: "a"))])])
  }
}

struct Names: DynamicOptionsProvider {
  @IntentParameterDependency<ChooseIntent>(\.$size) var choice
  func results() async throws -> [String] { ["a", "b"] }
  func defaultResult() async -> String? { "a" }
}

struct ChooseIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "Choose"
  static var description = IntentDescription("Chooses.")
  @Parameter(title: "Size", default: .small) var size: Size
  @Parameter(title: "City") var city: City?
  @Parameter(title: "Names", optionsProvider: Names()) var name: String?
  @Parameter(title: "Cities", size: [.systemSmall: 1, .systemMedium: 3]) var cities: [City]?
  @Parameter(title: "Level", description: "How much", default: 3) var level: Int
  @Parameter(
    title: "Text", default: "a", inputOptions: String.IntentInputOptions(capitalizationType: .words)
  )
  var text: String
  @Parameter(title: "Part", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1))
  var part: Double
  @Parameter(title: "Day", requestValueDialog: "Which day?") var day: Date?
  static var parameterSummary: some ParameterSummary {
    When(\.$size, .equalTo, .small) {
      Summary("Choose \(\.$city)") { \.$name }
    } otherwise: {
      Summary("Choose \(\.$city)")
    }
  }
  init() {}
}

struct PlayIntent: AppIntent {
  static let title: LocalizedStringResource = "Play"
  static var openAppWhenRun = false
  static var isDiscoverable = false
  static var authenticationPolicy = IntentAuthenticationPolicy.alwaysAllowed
  @Dependency var player: Player
  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<Int> {
    .result(value: 1, dialog: IntentDialog("Done"))
  }
}

final class Player: Sendable {}

struct SwitchIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Switch"
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

struct OpenIntentSample: AppIntent {
  static let title = LocalizedStringResource("Open", defaultValue: "Open")
  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(URL(string: "https://a.b")!))
  }
}

struct SongIntent: AudioPlaybackIntent, LiveActivityIntent {
  static let title: LocalizedStringResource = "Song"
  func perform() async throws -> some IntentResult { .result() }
}

struct MovedIntent: CustomIntentMigratedAppIntent, WidgetConfigurationIntent {
  static let intentClassName = "OldIntent"
  static let title: LocalizedStringResource = "Moved"
}

struct FrontIntent: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Front"
  func perform() async throws -> some IntentResult { .result() }
}

struct LightIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Light"
  @Parameter(title: "City") var city: City?
}

struct LightValue: ControlValueProvider {
  var previewValue: Bool { false }
  func currentValue() async throws -> Bool { true }
}

struct LightAppValue: AppIntentControlValueProvider {
  func previewValue(configuration: LightIntent) -> Bool { false }
  func currentValue(configuration: LightIntent) async throws -> Bool { true }
}

struct LightControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "light", provider: LightValue()) { isOn in
      ControlWidgetToggle("Light", isOn: isOn, action: SwitchIntent()) { on in
        Label(on ? "On" : "Off", systemImage: "star")
      }
    }
    .displayName("Light").description("Switches.")
  }
}

final class Handler: INExtension {
  override func handler(for intent: INIntent) -> Any { self }
}

struct TemplateControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "template") { template }
  }
  @ControlWidgetTemplateBuilder private var template: some ControlWidgetTemplate {
    ControlWidgetButton(action: PlayIntent()) { Text("Play") }
  }
}

struct ButtonControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "button") {
      ControlWidgetButton(action: PlayIntent()) { Label("Play", systemImage: "play") }
    }
  }
}

struct AppControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "app", provider: LightAppValue()) { isOn in
      ControlWidgetToggle(
        isOn: isOn, action: SwitchIntent(), label: { Text("Light") }, valueLabel: { Text("\($0)") })
    }
    .promptsForUserConfiguration()
  }
}

struct PlainAppControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "plainapp", intent: LightIntent.self) { _ in
      ControlWidgetToggle(isOn: true, action: SwitchIntent()) { Text("Light") }
    }
  }
}

struct Ride: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
  var name: String
}

struct LiveWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Ride.self) { (context: ActivityViewContext<Ride>) in
      Text("\(context.attributes.name) \(context.state.minutes) \(context.isStale ? "?" : "")")
        .activityBackgroundTint(.black)
    } dynamicIsland: { context in
      DynamicIsland {
        expanded(context)
      } compactLeading: {
        Text("a")
      } compactTrailing: {
        Text("b")
      } minimal: {
        Text("c")
      }
      .widgetURL(URL(string: "app://ride")).keylineTint(.red)
      .contentMargins(.trailing, 8, for: .expanded)
    }
    .supplementalActivityFamilies([.small])
  }

  @DynamicIslandExpandedContentBuilder
  private func expanded(
    _ context: ActivityViewContext<Ride>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedRegion(.leading) { Text("a") }
    DynamicIslandExpandedRegion(.trailing, priority: 1) { Text("b") }
    DynamicIslandExpandedRegion(.bottom) { Text("c") }
  }
}

/// What apps do with activities, centres and donations.
func useCentres() async throws {
  WidgetCenter.shared.reloadAllTimelines()
  WidgetCenter.shared.reloadTimelines(ofKind: "a")
  WidgetCenter.shared.getCurrentConfigurations { _ in }
  ControlCenter.shared.reloadControls(ofKind: "a")
  if ActivityAuthorizationInfo().areActivitiesEnabled {
    let content = ActivityContent(state: Ride.ContentState(minutes: 3), staleDate: nil)
    let ride = try Activity.request(attributes: Ride(name: "a"), content: content)
    await ride.update(content)
    await ride.end(nil, dismissalPolicy: .immediate)
  }
  let options = INObjectCollection(items: [INObject(identifier: "a", display: "b")])
  let _ = options.allItems
  let _ = RelevantContext.date(from: Date(), to: Date())
  let _: [LocalizedStringResource] = ["a", LocalizedStringResource(stringLiteral: "b")]
  let _ = IntentDialog(stringLiteral: "a")
  let _ = IntentDescription(stringLiteral: "a")
  let _ = IntentFile(data: Data(), filename: "a")
}

extension Samples {
  @MainActor mutating func addIntents() {
    declared(
      "TypeDisplayRepresentation(name:)", "DisplayRepresentation(title:)",
      "DisplayRepresentation(title:, subtitle:)", "DisplayRepresentation(title:, image:)",
      "DisplayRepresentation(title:, subtitle:, image:)", "DisplayRepresentation(_)",
      "IntentDescription(_)", "IntentDescription(stringLiteral:)", "IntentDialog(_)",
      "IntentDialog(stringLiteral:)", "IntentItemSection(_, items:)",
      "IntentItemCollection(sections:)", "INIntent() {}", "INObjectCollection(items:)",
      "OpenURLIntent(_)", "WidgetConfigurationIntent()", "ActivityContent(state:, staleDate:)",
      "ActivityAuthorizationInfo()", "StaticControlConfiguration(kind:) {}",
      "StaticControlConfiguration(kind:, provider:) {}",
      "AppIntentControlConfiguration(kind:, provider:) {}",
      "AppIntentControlConfiguration(kind:, intent:) {}", "ControlWidgetButton(action:) {}",
      "ControlWidgetToggle(_, isOn:, action:) {}", "ControlWidgetToggle(isOn:, action:) {}",
      "ControlWidgetToggle(isOn:, action:, label:, valueLabel:)",
      "ActivityConfiguration(for:) {} dynamicIsland:{}",
      "DynamicIsland() {} compactLeading:{} compactTrailing:{} minimal:{}",
      "DynamicIslandExpandedRegion(_) {}", "DynamicIslandExpandedRegion(_, priority:) {}",
      "keylineTint(_)", "supplementalActivityFamilies(_)")
    declared(
      "AppIntent", "AppEntity", "AppEnum", "EntityQuery", "EntityStringQuery",
      "WidgetConfigurationIntent", "ControlConfigurationIntent", "SetValueIntent",
      "AudioPlaybackIntent", "LiveActivityIntent", "ForegroundContinuableIntent",
      "CustomIntentMigratedAppIntent", "DynamicOptionsProvider", "ControlWidget",
      "ControlValueProvider", "AppIntentControlValueProvider", "ActivityAttributes", "INIntent",
      "INObject", "Activity", "ControlCenter", "WidgetCenter", "RelevantContext", "ReturnsValue",
      "ProvidesDialog", "OpensIntent", "IntentResult", "ParameterSummary",
      "IntentAuthenticationPolicy", "IntentCollectionSize", "IntentFile", "IntentParameter",
      "DynamicIslandExpandedContent", "ActivityViewContext", "ControlWidgetConfiguration",
      "WidgetConfiguration", "WidgetFamily", "WidgetRenderingMode", "TimelineReloadPolicy",
      "WidgetBundleBuilder", "LocalizedStringResource", "EntityContextRepresentable")
    declared(
      "@Parameter(title:)", "@Parameter(title:,default:)", "@Parameter(title:,optionsProvider:)",
      "@Parameter(title:,description:,default:)", "@Parameter(title:,default:,inputOptions:)",
      "@Parameter(title:,size:)", "@Parameter(title:,requestValueDialog:)",
      "@Parameter(title:,default:,controlStyle:,inclusiveRange:)", "@IntentParameterDependency",
      "@Dependency", "@DynamicIslandExpandedContentBuilder", "@ControlWidgetTemplateBuilder",
      "INExtension")
  }
}
