import CatalogueManifest
import DaySimulation
import Foundation
import ResourceCatalogs
import WidgetSettings

/// A simulated day as lines for a terminal.
struct DayTable {
  private let calendar: Calendar
  private let names: [String: String]

  /// - Parameters:
  ///   - settings: Whose time zone it is told in.
  ///   - widgets: Those that take part.
  init(_ settings: SettingValues, _ widgets: [Widget]) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: settings[.timeZone]) ?? .gmt
    self.calendar = calendar
    names = Dictionary(widgets.map { ($0.id, $0.name) }) { first, _ in first }
  }

  func lines(_ log: DayLog) -> [String] {
    let scenario = (try? DayScenario.load(log.scenario))?.name ?? log.scenario
    let title = "\(log.bundle): \(scenario), from \(Timestamp.text(log.start)), seed \(log.seed)"
    return [title] + log.widgets.flatMap { lines($0, log) } + stack(log)
  }

  private func lines(_ day: WidgetDay, _ log: DayLog) -> [String] {
    let instance = day.instance.map { $0 == "default" ? "" : ", \($0)" } ?? ""
    var lines = ["", "\(names[day.widget] ?? day.widget) (\(day.family)\(instance))"]
    if let first = day.reloads.first { lines.append("  " + Self.answer(first) { time($0, log) }) }
    for entry in day.entries { lines.append("    " + self.entry(entry, log)) }
    if let count = day.reloads.first?.entries, count > day.entries.count {
      lines.append("    … and \(count - day.entries.count) more")
    }
    lines.append("  " + DaySummary(day, log).sentence)
    return lines + day.reloads.map { "    " + reload($0, day, log) }
  }

  private static func answer(_ reload: WidgetDay.Reload, time: (Date) -> String) -> String {
    if let failure = reload.failure { return failure }
    let policy = reload.policy ?? ""
    let next = policy == "after" ? reload.next.map { " " + time($0) } ?? "" : ""
    return "entries: \(reload.entries ?? 0), policy \(policy)\(next)"
  }

  private func entry(_ entry: SimulatedEntry, _ log: DayLog) -> String {
    guard let score = entry.score else { return time(entry.date, log) }
    let span = entry.duration.map { $0 > 0 ? " for \(Int(($0 / 60).rounded())) min" : "" } ?? ""
    return "\(time(entry.date, log))  relevance \(Self.short(score))\(span)"
  }

  private func reload(_ reload: WidgetDay.Reload, _ day: WidgetDay, _ log: DayLog) -> String {
    let when = reload.done.map { time($0, log) } ?? "never"
    var words = [Self.padded(when, 8), Self.padded(reload.cause.rawValue, 10)]
    words.append(
      reload.done == nil
        ? "withheld" : reload.free.map { "free: \($0.rawValue)" } ?? "counts, \(reload.left) left")
    if reload.done != reload.asked { words.append("due \(time(reload.asked, log))") }
    if !reload.held.isEmpty {
      words.append("held: " + reload.held.map(\.rawValue).joined(separator: ", "))
    }
    if let failure = reload.failure { words.append(failure) }
    return words.joined(separator: "  ")
  }

  private func stack(_ log: DayLog) -> [String] {
    if log.turns.isEmpty { return [] }
    return ["", "Smart Stack"]
      + log.turns.map { turn in
        let ranks = turn.ranks.map { rank in
          "\(name(rank.widget, log)) \(Int((rank.relevance * 100).rounded())) %"
        }
        let top = turn.top.map { name($0, log) } ?? "none"
        return "    \(Self.padded(time(turn.date, log), 8))  \(top)  "
          + (ranks.isEmpty ? "nothing matters" : "of " + ranks.joined(separator: ", "))
      }
  }

  private func name(_ index: Int, _ log: DayLog) -> String {
    guard log.widgets.indices.contains(index) else { return "" }
    return names[log.widgets[index].widget] ?? log.widgets[index].widget
  }

  /// `09:41`, and `+1 09:41` on the next day; with seconds where there are some.
  private func time(_ date: Date, _ log: DayLog) -> String {
    let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
    let days =
      calendar.dateComponents(
        [.day], from: calendar.startOfDay(for: log.start), to: calendar.startOfDay(for: date)
      ).day ?? 0
    var text = [parts.hour, parts.minute].map { Self.two($0 ?? 0) }.joined(separator: ":")
    if let second = parts.second, second != 0 { text += ":" + Self.two(second) }
    return days == 0 ? text : "\(days > 0 ? "+" : "")\(days) \(text)"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func padded(_ text: String, _ length: Int) -> String {
    text + String(repeating: " ", count: max(0, length - text.count))
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }
}
