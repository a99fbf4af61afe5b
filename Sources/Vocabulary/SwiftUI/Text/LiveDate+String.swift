import Foundation
import FoundationAdditions
import ViewGraph

extension LiveDate {
  /// What the text shows at the moment of the render.
  func string(in environment: EnvironmentValues) -> String {
    let formatter = LiveDateFormatter(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    let now = environment.session.inputs.now
    switch kind {
    case .style(let style):
      return formatter.string(for: date, style: style.formatterStyle, now: now)
    case .interval: return formatter.string(from: date, to: end ?? date)
    case .timerInterval:
      return formatter.string(
        timer: date...max(date, end ?? date), now: now, pauseTime: pause, countsDown: countsDown,
        showsHours: showsHours)
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
