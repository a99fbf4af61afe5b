import WidgetKit

/// The moment a caffeine widget shows.
struct CaffeineEntry: TimelineEntry {
  let date: Date
  let diary: CaffeineDiary

  var amount: Double { diary.amount(at: date) }
  var drink: Drink? { diary.latest }
}

/// Foretells how the caffeine in the body declines over the next hours.
struct CaffeineProvider: TimelineProvider {
  func placeholder(in context: Context) -> CaffeineEntry {
    entry(at: Date())
  }

  func getSnapshot(in context: Context, completion: @escaping (CaffeineEntry) -> Void) {
    completion(entry(at: Date()))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<CaffeineEntry>) -> Void
  ) {
    let now = Date()
    let diary = CaffeineDiary.sample(at: now)
    let entries = (0..<6).map { step in
      let date = Calendar.current.date(byAdding: .minute, value: 30 * step, to: now) ?? now
      return CaffeineEntry(date: date, diary: diary)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }

  private func entry(at date: Date) -> CaffeineEntry {
    CaffeineEntry(date: date, diary: .sample(at: date))
  }
}
