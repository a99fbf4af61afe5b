package import Foundation

/// Values made up after what they are called: a text says its own name, a share is part of a whole,
/// what starts lies before what ends. The numbers are ours; nothing about them is Apple's.
package final class SampleWords {
  private let now: Date
  private var pastDates = 0
  private var futureDates = 0

  package init(now: Date) { self.now = now }

  /// A name in its words: `driverName` → driver, name.
  static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name {
      let isBorder = character.isUppercase && word.last?.isLowercase == true
      if isBorder || !(character.isLetter || character.isNumber) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if character.isLetter || character.isNumber { word.append(character) }
    }
    if !word.isEmpty { words.append(word) }
    return words.map { $0.lowercased() }
  }

  func text(_ name: String) -> String {
    let words = Self.words(name)
    func has(_ some: String...) -> Bool { some.contains(where: words.contains) }
    if has("icon", "symbol", "glyph", "image") { return "star.fill" }
    if has("url", "link") { return "https://example.com" }
    // What is written in one colour is seen on a ground of the other.
    if has("color", "colour", "hex", "tint") { return has("background") ? "#EAF1FE" : "#3478F6" }
    if has("emoji") { return "⭐️" }
    if has("currency") { return "EUR" }
    if words.last == "time" { return "9:41" }
    let said = words.joined(separator: " ")
    return said.isEmpty ? "Sample" : said.prefix(1).uppercased() + said.dropFirst()
  }

  func number(_ name: String) -> Double {
    let words = Self.words(name)
    func has(_ some: String...) -> Bool { some.contains(where: words.contains) }
    if has("progress", "fraction", "ratio", "percent", "percentage", "completion", "level") {
      return 0.6
    }
    let unit: Double = has("milliseconds", "millis", "ms") ? 1000 : 1
    if has("timestamp", "epoch", "date") { return date(name).timeIntervalSince1970 * unit }
    if has("duration", "interval", "seconds", "remaining", "elapsed") || unit > 1 {
      return 900 * unit
    }
    return has("total", "max", "maximum", "goal", "target") ? 20 : 12.5
  }

  func whole(_ name: String) -> Int {
    let words = Self.words(name)
    func has(_ some: String...) -> Bool { some.contains(where: words.contains) }
    if has("percent", "percentage") { return 60 }
    let unit = has("milliseconds", "millis", "ms") ? 1000 : 1
    if has("timestamp", "epoch", "date") { return Int(date(name).timeIntervalSince1970) * unit }
    if has("seconds", "duration", "remaining") || unit > 1 { return 900 * unit }
    if has("index", "offset") { return 0 }
    return has("total", "max", "maximum", "goal", "target", "limit") ? 5 : 3
  }

  /// What goes well is true, and what has not gone wrong or ended, is denied or covers the rest.
  func flag(_ name: String) -> Bool {
    let exceptions = [
      "paused", "stopped", "finished", "ended", "completed", "complete", "done", "over",
      "cancelled", "canceled", "failed", "error", "expired", "stale", "hidden", "loading", "muted",
      "delayed", "not", "no", "without", "disabled", "empty", "missing", "offline", "denied",
      "unavailable", "invalid", "overlay",
    ]
    return !Self.words(name).contains(where: exceptions.contains)
  }

  /// Dates rise in the order in which they are asked for: ranges of them are never upside down.
  func date(_ name: String) -> Date {
    let past = [
      "start", "started", "begin", "began", "created", "last", "since", "from", "updated",
      "previous",
    ]
    if Self.words(name).contains(where: past.contains) {
      pastDates += 1
      return now.addingTimeInterval(-600 * Double(max(1, 4 - pastDates)))
    }
    futureDates += 1
    return now.addingTimeInterval(900 * Double(futureDates))
  }
}
