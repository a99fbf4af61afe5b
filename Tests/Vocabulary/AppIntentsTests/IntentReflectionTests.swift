import DiagnosticRecords
import Foundation
import FoundationAdditions
import Testing

@testable import AppIntents

@Test("A fresh configuration has its declared defaults, else the least values")
func defaults() {
  let shown = IntentReflection.parameters(of: SampleConfiguration())
    .map { "\($0.name)|\($0.title)|\($0.value)" }
  let wanted = [
    "emoji|Favorite Emoji|😃", "count|Count|0", "note|Note|", "mood|Mood|Wild",
    "otherMood|Other mood|Calm", "city|City|", "maybe|Maybe|", "station|Station|", "cup|Cup|",
    "level|Level|3", "text|Text|a", "cities|Cities|", "seconds|Seconds|",
  ]
  #expect(shown == wanted)
}

@Test("Entities take what their queries propose")
func entityDefaults() async {
  let intent = SampleConfiguration()
  await IntentReflection.resolveDefaults(of: intent)
  let shown = [
    intent.city.name, intent.maybe?.name ?? "none", intent.station?.id ?? "none",
    intent.cup ?? "none",
  ]
  #expect(shown == ["Bern", "none", "home", "tea"])
}

@Test("An entity that nobody gave is made up and says so")
func madeUpEntity() {
  HostDiagnostics.$collection.withValue(HostDiagnostics.Collection()) {
    #expect(SampleConfiguration().city.name == "⟨City⟩")
    #expect(HostDiagnostics.drain().map(\.rule) == ["made-up-parameter"])
  }
}

@Test("A constant intent's parameters can be set, and an intent can be performed")
func performing() async throws {
  let configuration = SampleConfiguration()
  configuration.emoji = "🦊"
  let result = try await AddCup(amount: 2).perform()
  #expect(configuration.emoji == "🦊")
  #expect(result.value == 3)
}

@Test("Two fresh intents share no parameter")
func independence() {
  let first = SampleConfiguration()
  let second = SampleConfiguration()
  first.count = 5
  #expect(second.count == 0)
}

@Test("Values are given as JSON: entities by identifier or title, cases by raw value")
func givenValues() async {
  let intent = SampleConfiguration()
  let given = [
    "city": "\"g\"", "maybe": "\"Bern\"", "mood": "\"calm\"", "count": "7", "note": "\"n\"",
    "cities": "[\"b\", \"g\"]", "level": "\"high\"", "nobody": "1",
  ]
  let unread = await IntentReflection.take(given.mapValues { Data($0.utf8) }, into: intent)
  #expect(unread == ["level", "nobody"])
  #expect(intent.city.name == "Geneva" && intent.maybe?.name == "Bern" && intent.mood == .calm)
  #expect(intent.count == 7 && intent.note == "n" && intent.level == 3)
  #expect(intent.cities?.map(\.id) == ["b", "g"])
}
