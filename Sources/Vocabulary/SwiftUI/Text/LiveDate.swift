import Foundation
import VectorDrawing
import ViewGraph

/// A date shown by a text, running or not.
package struct LiveDate: Hashable, Sendable {
  /// What is shown of the dates.
  enum Kind: Hashable {
    case style(Text.DateStyle.Kind)
    case interval
    case timerInterval
  }

  let kind: Kind
  let date: Date
  let end: Date?
  var pause: Date?
  var countsDown = false
  var showsHours = true

  init(_ kind: Kind, _ date: Date, end: Date? = nil) {
    (self.kind, self.date, self.end) = (kind, date, end)
  }

  /// The date, each of whose moments a calendar can name.
  func gated(by session: RenderSession) -> LiveDate {
    let name: StaticString = "A date of Text"
    var live = LiveDate(
      kind, session.date(date, of: name), end: end.map { session.date($0, of: name) })
    live.pause = pause.map { session.date($0, of: name) }
    (live.countsDown, live.showsHours) = (countsDown, showsHours)
    return live
  }

  /// Whether the text changes by itself.
  var isRunning: Bool {
    switch kind {
    case .style(.relative), .style(.offset), .style(.timer), .timerInterval: true
    case .style(.date), .style(.time), .interval: false
    }
  }

  /// What the picture says about the date, so that the gallery can make it run.
  func note(_ locale: Locale) -> LiveText? {
    guard isRunning else { return nil }
    var note = LiveText(
      style: name, date: date, end: end, pause: pause, countsDown: countsDown,
      showsHours: showsHours)
    let tag = locale.identifier(.bcp47)
    note.locale = tag == "en-US" ? nil : tag
    return note
  }

  private var name: String {
    switch kind {
    case .style(let style): style.rawValue
    case .interval: "interval"
    case .timerInterval: "timerInterval"
    }
  }
}
