import CatalogueManifest
import Foundation
import Synchronization

/// How pages write moments: in the catalogue's own time zone, by the clock of 12 or of 24 hours
/// that its pictures have, in the page's language.
final class PageClock: Sendable {
  /// What one thread uses at a time.
  private struct State {
    let formatter = DateFormatter()
    /// Moments within some days.
    let short = DateFormatter()
    var known: [Date: String] = [:]
  }

  private let state: Mutex<State>

  init(_ settings: RenderSettings, words: SiteWords) {
    let state = State()
    let formatter = state.formatter
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: words("en-GB"))
    formatter.timeZone = TimeZone(identifier: settings.timeZone) ?? TimeZone(identifier: "UTC")
    let cycle = Locale(identifier: settings.locale).hourCycle
    let hasHalves = cycle == .oneToTwelve || cycle == .zeroToEleven
    formatter.dateFormat = "EEE d MMM y, " + (hasHalves ? "h:mm:ss a" : "HH:mm:ss")
    state.short.calendar = formatter.calendar
    state.short.locale = formatter.locale
    state.short.timeZone = formatter.timeZone
    state.short.dateFormat = "EEE " + (hasHalves ? "h:mm a" : "HH:mm")
    self.state = Mutex(state)
  }

  /// `Tue 9:41 am`.
  func time(_ date: Date) -> String {
    state.withLock { $0.short.string(from: date).replacing("\u{202F}", with: " ") }
  }

  /// `Tue 9 Jun 2026, 9:41 am`; seconds only where there are some.
  func reading(_ date: Date) -> String {
    state.withLock { state in
      if let text = state.known[date] { return text }
      let text = state.formatter.string(from: date).replacing("\u{202F}", with: " ")
      // A whole minute is written without its seconds.
      let isWhole = Int(date.timeIntervalSince1970.rounded(.down)) % 60 == 0
      let short = isWhole ? text.replacing(#/(:\d\d):00/#) { String($0.output.1) } : text
      state.known[date] = short
      return short
    }
  }
}
