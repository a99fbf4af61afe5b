import Foundation

extension DayLog {
  /// Whether its indices lead to something and its numbers can be reckoned with: a log may come
  /// from a stranger's program or catalogue.
  package var isSound: Bool {
    start <= end && ([start, end] + spans.flatMap { [$0.from, $0.to] }).allSatisfy(Self.isSound)
      && (moments.map(\.date) + turns.map(\.date)).allSatisfy(Self.isSound)
      && widgets.allSatisfy(\.isSound)
      && turns.allSatisfy { turn in
        (turn.ranks.map(\.widget) + [turn.top].compactMap { $0 })
          .allSatisfy(widgets.indices.contains)
          && turn.ranks.allSatisfy { (0...1).contains($0.relevance) }
      }
  }

  /// In the years 1 to 9999, or Foundation's distant past, two days before them.
  fileprivate static func isSound(_ date: Date) -> Bool {
    (Date.distantPast.timeIntervalSince1970...253_402_300_799)
      .contains(date.timeIntervalSince1970)
  }
}

extension WidgetDay {
  /// No count is greater.
  fileprivate static let most = 1_000_000

  fileprivate var isSound: Bool {
    (0...Self.most).contains(allowance) && reloads.allSatisfy(\.isSound)
      && (entries.map(\.date) + relevant.flatMap { [$0.start, $0.end] })
        .allSatisfy(DayLog.isSound)
      && (entries.compactMap(\.duration) + shown.compactMap(\.duration)).allSatisfy {
        abs($0) < 1e12
      }
      && shown.allSatisfy { shown in
        let dates = [shown.from, shown.to, shown.date] + [shown.staleFrom].compactMap { $0 }
        return shown.from <= shown.to && dates.allSatisfy(DayLog.isSound)
          && shown.reload.map(reloads.indices.contains) ?? true
          && [shown.picture, shown.otherPicture].compactMap { $0 }
            .allSatisfy(pictures.indices.contains)
      }
  }
}

extension WidgetDay.Reload {
  fileprivate var isSound: Bool {
    ([asked] + [done, next].compactMap { $0 }).allSatisfy(DayLog.isSound)
      && [
        left, entries ?? 0, loads ?? 0, refusedLocations ?? 0, appearances ?? 0,
      ].allSatisfy { (0...WidgetDay.most).contains($0) }
  }
}
