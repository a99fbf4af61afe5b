import CatalogueManifest
import WidgetHost

extension Timeline {
  /// What a provider has answered, as the manifest tells it.
  init(_ timeline: HostedTimeline, family: String, instance: String) {
    let entries = timeline.entries.enumerated().map { index, entry in
      Entry(
        index: index, date: entry.date,
        relevance: entry.relevance.map {
          Relevance(score: Double($0.score), duration: $0.duration)
        })
    }
    let policy: Policy =
      switch timeline.policy {
      case .atEnd: .atEnd
      case .never: .never
      case .after(let date): .after(date)
      }
    self.init(family: family, instance: instance, entries: entries, policy: policy)
  }
}
