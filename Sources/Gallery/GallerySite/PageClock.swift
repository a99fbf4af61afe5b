import CatalogueManifest
import Foundation

/// How pages write moments: in the catalogue's own time zone, by the clock of 12 or of 24 hours
/// that its pictures have, in the page's language.
final class PageClock {
  private let formatter = DateFormatter()
  private var known: [Date: String] = [:]

  init(_ settings: RenderSettings, words: SiteWords) {
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: words("en-GB"))
    formatter.timeZone = TimeZone(identifier: settings.timeZone) ?? TimeZone(identifier: "UTC")
    let cycle = Locale(identifier: settings.locale).hourCycle
    let hasHalves = cycle == .oneToTwelve || cycle == .zeroToEleven
    formatter.dateFormat = "EEE d MMM y, " + (hasHalves ? "h:mm:ss a" : "HH:mm:ss")
  }

  /// `Tue 9 Jun 2026, 9:41 am`; seconds only where there are some.
  func reading(_ date: Date) -> String {
    if let text = known[date] { return text }
    let text = formatter.string(from: date).replacing("\u{202F}", with: " ")
    // A whole minute is written without its seconds.
    let isWhole = Int(date.timeIntervalSince1970.rounded(.down)) % 60 == 0
    let short = isWhole ? text.replacing(#/(:\d\d):00/#) { String($0.output.1) } : text
    known[date] = short
    return short
  }
}
