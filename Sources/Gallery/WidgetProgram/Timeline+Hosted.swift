import CatalogueManifest
import WidgetHost

extension Timeline {
  /// What a provider has answered, as the manifest tells it.
  init(_ timeline: HostedTimeline, family: String, instance: String) {
    func entries(_ hosted: [HostedEntry], from first: Int = 0) -> [Entry] {
      hosted.enumerated().map { index, entry in
        Entry(
          index: first + index, date: entry.date,
          relevance: entry.relevance.map {
            Relevance(score: Double($0.score), duration: $0.duration)
          })
      }
    }
    let policy: Policy =
      switch timeline.policy {
      case .atEnd: .atEnd
      case .never: .never
      case .after(let date): .after(date)
      }
    let drawn = entries(timeline.entries)
    self.init(family: family, instance: instance, entries: drawn, policy: policy)
    let rest = entries(timeline.omitted, from: drawn.count)
    omitted = rest.isEmpty ? nil : rest
  }
}
