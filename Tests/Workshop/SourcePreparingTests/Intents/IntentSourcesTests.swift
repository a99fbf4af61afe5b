import Foundation
import ProcessRunning
import TestSupport
import Testing

@testable import SourcePreparing

/// Compiles what is generated against the real module of intents, with a handler as an app writes
/// it, and looks at what a program then says.
@Suite struct IntentSourcesTests {
  private static let program = """
    import Foundation
    import Intents

    struct Refused: Error {}

    extension Tone { static let allCases: [Tone] = [.formal] }

    class Handler: INExtension, VTGreetingIntentHandling {
      func provideNameOptionsCollection(
        for intent: VTGreetingIntent,
        with completion: @escaping (INObjectCollection<NSString>?, Error?) -> Void
      ) { completion(INObjectCollection(items: ["Ann", "Bob"]), nil) }

      func provideCitiesOptionsCollection(
        for intent: VTGreetingIntent, searchTerm: String?
      ) async throws -> INObjectCollection<GreetedCity> {
        let city = GreetedCity(identifier: "rome", display: "Rome")
        city.zone = searchTerm
        return INObjectCollection(sections: [INObjectSection(title: "Italy", items: [city])])
      }

      func provideWayOptionsCollection(
        for intent: VTGreetingIntent,
        with completion: @escaping (INObjectCollection<NSMeasurement>?, Error?) -> Void
      ) { completion(nil, Refused()) }

      func resolveCount(
        for intent: VTGreetingIntent,
        with completion: @escaping (GreetingCountResolutionResult) -> Void
      ) { completion(.unsupported(forReason: .lessThanMinimumValue)) }

      func resolvePerson(for intent: VTGreetingIntent) async -> GreetingPersonResolutionResult {
        .unsupported(forReason: .stranger)
      }

      func resolveCities(for intent: VTGreetingIntent) async -> [GreetedCityResolutionResult] {
        [.success(with: GreetedCity(identifier: nil, display: "x")), .needsValue()]
      }

      func defaultCities(for intent: VTGreetingIntent) -> [GreetedCity]? { [] }

      override func handler(for intent: INIntent) -> Any { self }
    }

    class Second: INExtension, VTGreetingIntentHandling {
      func provideCitiesOptionsCollection(
        for intent: VTGreetingIntent, searchTerm: String?,
        with completion: @escaping (INObjectCollection<GreetedCity>?, Error?) -> Void
      ) {
        let city = GreetedCity(identifier: "oslo", display: intent.Name ?? "nobody")
        completion(INObjectCollection(items: [city]), nil)
      }

      func provideWayOptionsCollection(
        for intent: VTGreetingIntent
      ) async throws -> INObjectCollection<NSMeasurement> {
        INObjectCollection(items: [NSMeasurement(doubleValue: 3, unit: UnitLength.miles)])
      }

      func resolveCount(for intent: VTGreetingIntent) async -> GreetingCountResolutionResult {
        .success(with: 5)
      }
    }

    @main struct Program {
      /// What handlers propose, asked in turn.
      @MainActor static func ask() async {
        let asked = VTGreetingIntent()
        (asked.Name, asked.count) = (nil, nil)
        for type in VTGreetingIntent._extensions.reversed() {
          let giver = (type as! INExtension.Type).init()
          await asked._ask(giver.handler(for: asked)!)
        }
        print(asked.Name ?? "", asked.cities ?? [], asked.count?.intValue ?? 0)
        print(asked.way?.value ?? 0, asked.way?.unit.symbol ?? "", asked.person == nil)
      }

      static func main() async {
        await ask()
        let intent = VTGreetingIntent()
        print(intent.Name ?? "", intent.showsDate?.boolValue ?? false, intent.count?.intValue ?? 0)
        print(intent.share?.doubleValue ?? 0, intent.tone == .formal, intent.tone.rawValue)
        print(intent.cities == nil, intent.day == nil, intent.way == nil, Tone.default.rawValue)
        intent.day = DateComponents(day: 3)
        intent.person = INPerson(
          personHandle: INPersonHandle(value: "a@b.c", type: .emailAddress), nameComponents: nil,
          displayName: nil, image: nil, contactIdentifier: nil, customIdentifier: nil)
        print(intent.day?.day ?? 0, intent.person?.displayName ?? "", intent.place == nil)
        let handler: any VTGreetingIntentHandling = Handler()
        print(try! await handler.provideNameOptionsCollection(for: intent).allItems)
        let cities = try! await handler.provideCitiesOptionsCollection(for: intent, searchTerm: "z")
        print(cities.allItems, cities.allItems[0].zone ?? "", cities.sections[0].title ?? "")
        print((try? await handler.provideWayOptionsCollection(for: intent)) == nil)
        print(await handler.resolveCities(for: intent).count, handler.defaultCities(for: intent)!)
        print(handler.defaultName(for: intent) == nil, handler.defaultWay(for: intent) == nil)
        print(await handler.handle(intent: intent).code.rawValue, Tone.formal.rawValue)
        let response = VTGreetingIntentResponse.success(words: "hello")
        print(response.words ?? "", response.code, VTGreetingIntentResponseCode.tooLoud.rawValue)
        func take(_ json: String, _ name: String) -> Bool {
          intent._take(Data(json.utf8), for: name)
        }
        print(take("\\"Eve\\"", "Name"), intent.Name ?? "", take("7", "count"), intent.count!)
        print(take("[\\"r\\", {\\"display\\": \\"Rome\\", \\"zone\\": \\"CET\\"}]", "cities"))
        print(intent.cities!, intent.cities![0].identifier!, intent.cities![1].zone!)
        print(take("\\"formal\\"", "tone"), take("0", "tone"), intent.tone.rawValue)
        print(take("\\"2026-06-09T10:00:00Z\\"", "day"), intent.day!.month!)
        print(take("3", "Name"), take("1", "none"), take("1", "place"), take("[1]", "cities"))
      }
    }
    """

  private static let expected = """
    Ann [nobody] 5
    3.0 mi true
    "World" \\ Wörld true 3
    0.25 true 1
    true true true 2
    3 a@b.c true
    [Ann, Bob]
    [Rome] z Italy
    true
    2 []
    true true
    4 1
    hello success 100
    true Eve true 7
    true
    [r, Rome] r CET
    true true 0
    true 6
    false false false false

    """

  private static let modes = [["-swift-version", "5"], ["-swift-version", "6"]]

  @Test(arguments: modes)
  func compilesAndAnswersAsXcodesClassesDo(mode: [String]) throws {
    let environment = ProcessInfo.processInfo.environment
    let compiler = try #require(Toolchain.locate(environment: environment))
      .binaries.appendingPathComponent("swiftc")
    let text = try #require(
      IntentSources(
        IntentFixture.definitions(), declared: [], extensions: ["Handler", "Second"]
      ).text)
    let folder = try TemporaryFolder([
      "FoundationAdditions.swift": "import Foundation\npublic class NSUserActivity: NSObject {}",
      "CoreLocation.swift": "import Foundation\nopen class CLPlacemark: NSObject {}",
      "Generated.swift": text, "Program.swift": Self.program,
    ])
    func run(_ arguments: [String]) -> ChildProcess.Outcome {
      ChildProcess(compiler, arguments, folder: folder.url, timeLimit: 240).run()
    }
    func library(_ name: String, _ files: [String]) {
      let build = run(
        [
          "-parse-as-library", "-wmo", "-emit-module", "-emit-object", "-module-name", name, "-I",
          ".", "-package-name", "vitrine", "-o", "\(name).o",
        ] + files)
      let errors = build.errorText
      #expect(build.succeeded, "\(errors)")
    }
    let sources = IntentFixture.root.appendingPathComponent("Sources/Vocabulary/Intents")
    let files = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { sources.path + "/" + $0 }
    let additions = "Sources/Vocabulary/StandIns/Libraries/FoundationAdditions/"
    let codes = additions + "Errors/VitrineCodedError.swift"
    library(
      "FoundationAdditions",
      ["FoundationAdditions.swift", IntentFixture.root.appendingPathComponent(codes).path])
    library("CoreLocation", ["CoreLocation.swift"])
    library("Intents", files)
    let build = run(
      [
        "-parse-as-library", "-I", ".", "-o", "program", "FoundationAdditions.o",
        "CoreLocation.o", "Intents.o", "Generated.swift", "Program.swift",
      ] + mode)
    let errors = build.errorText
    #expect(build.succeeded, "\(errors)")
    let outcome = ChildProcess(folder.url.appendingPathComponent("program")).run()
    let output = outcome.outputText
    #expect(outcome.succeeded, "\(outcome.errorText)")
    #expect(output == Self.expected)
  }

  @Test func leavesOutWhatTheProgramDeclares() {
    let definitions = IntentFixture.definitions()
    let some = IntentSources(definitions, declared: ["Tone", "VTGreetingIntent"]).text
    #expect(some?.contains("class GreetedCity:") == true)
    #expect(some?.contains("VTGreetingIntent") == false)
    #expect(some?.contains("enum Tone") == false)
    let all: Set = ["Tone", "VTGreetingIntent", "GreetedCity"]
    #expect(IntentSources(definitions, declared: all).text == nil)
    #expect(IntentSources(IntentDefinitions(), declared: []).text == nil)
  }

  @Test func nobodyIsAskedWhereNoClassGivesHandlers() {
    func text(_ source: String) -> String? {
      let facts = SourcePreparer(
        conditions: BuildConditions(modules: ModuleAvailability(offered: []))
      )
      .prepare(Array(source.utf8), path: "/A").facts
      return GeneratedSources(facts: [facts], additions: [], intents: IntentFixture.definitions())
        .files.first { $0.name == "Vitrine+Intents.swift" }?.text
    }
    #expect(text("class Giver: INExtension {}")?.contains("[Giver.self]") == true)
    for source in ["", "private class Giver: INExtension {}", "class Giver: NSObject {}"] {
      #expect(text(source)?.contains("_ask") == false)
    }
  }

  @Test func aPrivateTypeOfTheSameNameHidesNothingFromOtherFiles() {
    func names(_ source: String) -> [String] {
      let facts = SourcePreparer(
        conditions: BuildConditions(modules: ModuleAvailability(offered: []))
      )
      .prepare(Array(source.utf8), path: "/A").facts
      let generated = GeneratedSources(
        facts: [facts], additions: [], intents: IntentFixture.definitions())
      return ["class GreetedCity:", "enum Tone"].filter { part in
        generated.files.contains { $0.name == "Vitrine+Intents.swift" && $0.text.contains(part) }
      }
    }
    #expect(names("private struct GreetedCity {}\nenum Tone {}") == ["class GreetedCity:"])
  }

  @Test func saysTheSameEveryTime() {
    let texts = (0..<3).map { _ in
      IntentSources(IntentFixture.definitions(), declared: []).text
    }
    #expect(Set(texts).count == 1)
  }
}
