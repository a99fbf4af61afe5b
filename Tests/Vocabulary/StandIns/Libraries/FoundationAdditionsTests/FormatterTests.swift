import Foundation
import Testing

@testable import FoundationAdditions

private typealias SpanFormatter = FoundationAdditions.DateComponentsFormatter

/// A span in seconds and how a formatter writes it.
struct SpanCase: Sendable {
  var seconds: Double
  var style: FoundationAdditions.DateComponentsFormatter.UnitsStyle
  var units: NSCalendar.Unit = [.hour, .minute, .second]
  var zeros: FoundationAdditions.DateComponentsFormatter.ZeroFormattingBehavior = .default
  var limit = 0
  var shown: String
}

@Test(
  "DateComponentsFormatter writes spans in every style",
  arguments: [
    SpanCase(seconds: 3725, style: .positional, shown: "1:02:05"),
    SpanCase(seconds: 65, style: .positional, shown: "1:05"),
    SpanCase(seconds: 5, style: .positional, shown: "5"),
    SpanCase(seconds: 65, style: .positional, zeros: .pad, shown: "00:01:05"),
    SpanCase(
      seconds: 5, style: .positional, units: [.minute, .second], zeros: .pad, shown: "00:05"),
    SpanCase(seconds: 3600, style: .positional, shown: "1:00:00"),
    SpanCase(seconds: 3725, style: .abbreviated, shown: "1h 2m 5s"),
    SpanCase(seconds: 3725, style: .brief, shown: "1hr 2min 5sec"),
    SpanCase(seconds: 3725, style: .short, shown: "1 hr, 2 min, 5 sec"),
    SpanCase(seconds: 3725, style: .full, shown: "1 hour, 2 minutes, 5 seconds"),
    SpanCase(seconds: 3725, style: .spellOut, shown: "one hour, two minutes, five seconds"),
    SpanCase(seconds: 3605, style: .full, shown: "1 hour, 5 seconds"),
    SpanCase(seconds: 3605, style: .abbreviated, zeros: .pad, shown: "1h 0m 5s"),
    SpanCase(seconds: 3725, style: .abbreviated, limit: 2, shown: "1h 2m"),
    SpanCase(seconds: 0, style: .abbreviated, shown: "0s"),
    SpanCase(seconds: 90_000, style: .full, units: [.day, .hour], shown: "1 day, 1 hour"),
    SpanCase(seconds: 90_000, style: .full, units: [.minute], shown: "1,500 minutes"),
  ])
func span(_ row: SpanCase) {
  let formatter = SpanFormatter()
  formatter.unitsStyle = row.style
  formatter.allowedUnits = row.units
  formatter.zeroFormattingBehavior = row.zeros
  formatter.maximumUnitCount = row.limit
  #expect(formatter.string(from: row.seconds) == row.shown)
}

/// A distance in seconds and how a formatter tells it.
struct RelativeCase: Sendable {
  var seconds: Double
  var style: RelativeDateTimeFormatter.UnitsStyle = .full
  var named = false
  var shown: String
}

private let relativeTexts: [RelativeCase] = [
  .init(seconds: -7200, shown: "2 hours ago"),
  .init(seconds: 7199, shown: "in 1 hour"),
  .init(seconds: -86_400, shown: "1 day ago"),
  .init(seconds: -86_400, named: true, shown: "yesterday"),
  .init(seconds: 86_400, named: true, shown: "tomorrow"),
  .init(seconds: -1_209_600, shown: "2 weeks ago"),
  .init(seconds: -1_209_600, style: .short, shown: "2 wk. ago"),
  .init(seconds: -1_209_600, style: .spellOut, shown: "two weeks ago"),
  .init(seconds: 0, named: true, shown: "now"),
  .init(seconds: 34_560_000, shown: "in 1 year"),
]

@Test("RelativeDateTimeFormatter names the largest unit", arguments: relativeTexts)
func relative(_ row: RelativeCase) {
  let formatter = RelativeDateTimeFormatter()
  formatter.unitsStyle = row.style
  formatter.dateTimeStyle = row.named ? .named : .numeric
  #expect(formatter.localizedString(fromTimeInterval: row.seconds) == row.shown)
}

@Test("Of a measurement the number and the unit can be told apart", arguments: ["en", "de"])
func attributedMeasurements(language: String) {
  let style = Measurement<UnitTemperature>.FormatStyle(width: .abbreviated, usage: .asProvided)
    .locale(Locale(identifier: language))
  let text = style.attributed.format(Measurement(value: 20.5, unit: .celsius))
  let runs = text.runs.map { run in
    "\(text[run.range].characters.map(String.init).joined()) "
      + "\(run.measurement == .value ? "value" : run.measurement == .unit ? "unit" : "")"
  }
  let point = language == "de" ? "," : "."
  #expect(runs.prefix(3) == ["20 value", "\(point) value", "5 value"])
  #expect(runs.last == "°C unit")
  #expect(String(text.characters) == style.format(Measurement(value: 20.5, unit: .celsius)))
}

@Test("Measurements speak the region's units and the asked width")
func measurements() {
  let celsius = Measurement(value: 20.5, unit: UnitTemperature.celsius)
  let distance = Measurement(value: 5, unit: UnitLength.kilometers)
  let german = Locale(identifier: "de_DE")
  let shown = [
    celsius.formatted(),
    celsius.formatted(.measurement(width: .narrow, usage: .asProvided)),
    celsius.formatted(.measurement(width: .wide, usage: .asProvided)),
    celsius.formatted(.measurement(width: .abbreviated).locale(german)),
    celsius.formatted(.measurement(width: .narrow, usage: .weather, hidesScaleName: true)),
    distance.formatted(),
    distance.formatted(.measurement(width: .wide, usage: .asProvided)),
    Measurement(value: 2.38, unit: UnitLength.kilometers)
      .formatted(.measurement(width: .abbreviated, usage: .road)),
  ]
  let wanted = [
    "69°F", "20.5°", "20.5 degrees Celsius", "20\u{A0}°C", "69°", "3.1 mi", "5 kilometers",
    "1.5 mi",
  ]
  #expect(shown == wanted)
}

@Test("Date ranges are told in components")
func components() {
  let start = ClockSetting.defaultNow
  let range = start..<start.addingTimeInterval(3720)
  let shown = [
    range.formatted(.components(style: .abbreviated)), range.formatted(.components(style: .wide)),
    range.formatted(.timeDuration),
    Date.SpanFormatStyle(style: .narrow, fields: [.minute]).format(range),
    Date.SpanFormatStyle.timeDuration.format(range),
    FoundationAdditions.ListFormatter.localizedString(byJoining: ["a", "b", "c"]),
  ]
  #expect(
    shown == ["1 hr, 2 min", "1 hour, 2 minutes", "1:02:00", "62m", "1:02:00", "a, b, and c"])
}

@Test("The formatter of a measurement keeps to the most digits too")
func measurementDigits() {
  let formatter = FoundationAdditions.MeasurementFormatter()
  formatter.unitOptions = .providedUnit
  formatter.numberFormatter.minimumFractionDigits = 1
  formatter.numberFormatter.maximumFractionDigits = 1
  let length = Measurement(value: 6.372, unit: UnitLength.kilometers)
  #expect(formatter.string(from: length) == "6.4 km")
}
