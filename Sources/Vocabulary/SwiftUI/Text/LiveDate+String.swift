import Foundation
import FoundationAdditions
import ViewGraph

extension LiveDate {
  /// What the text shows at the moment of the render.
  func string(in environment: EnvironmentValues) -> String {
    let view = View(
      live: self, now: environment.session.inputs.now, locale: environment.locale,
      calendar: environment.calendar, timeZone: environment.timeZone)
    return Self.known.answer(view, \.string)
  }

  private static let known = KnownAnswers<View, String>()

  /// A date as somebody sees it at a moment.
  private struct View: Hashable, Sendable {
    let live: LiveDate
    let now: Date
    let locale: Locale
    let calendar: Calendar
    let timeZone: TimeZone

    var string: String {
      let formatter = LiveDateFormatter(locale: locale, calendar: calendar, timeZone: timeZone)
      let (date, end) = (live.date, live.end ?? live.date)
      switch live.kind {
      case .style(let style):
        return formatter.string(for: date, style: style.formatterStyle, now: now)
      case .interval: return formatter.string(from: date, to: end)
      case .timerInterval:
        return formatter.string(
          timer: date...max(date, end), now: now, pauseTime: live.pause,
          countsDown: live.countsDown, showsHours: live.showsHours)
      }
    }
  }
}

extension Text.DateStyle.Kind {
  fileprivate var formatterStyle: LiveDateFormatter.Style {
    switch self {
    case .date: .date
    case .time: .time
    case .relative: .relative
    case .offset: .offset
    case .timer: .timer
    }
  }
}
