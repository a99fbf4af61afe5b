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
